#!/bin/sh
# deb-lifecycle.sh PACKAGE FOLDER, in a mount namespace of its own: the life of a Debian package in a copy of this machine's
# files, whose changes go to memory.
set -eu
mount -t tmpfs tmpfs "$2"
mkdir "$2/upper" "$2/work" "$2/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$2/upper,workdir=$2/work" "$2/root"
mount -t proc proc "$2/root/proc"
mount -t tmpfs tmpfs "$2/root/tmp"
cp "$1" "$2/root/tmp/livery.deb"
chroot "$2/root" sh -eu <<'INSIDE'
dpkg -i /tmp/livery.deb
livery version
setpriv --reuid=livery --regid=livery --clear-groups env -i LIVERY_DATA=/var/lib/livery livery serve --port 0 2>/tmp/log &
server=$!
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  grep -q 'Livery is ready' /tmp/log && break
  sleep 1
done
cat /tmp/log
grep -q 'Livery is ready' /tmp/log
kill "$server"
wait "$server"
dpkg -r livery
test ! -e /usr/bin/livery
test -e /etc/default/livery
dpkg -P livery
test ! -e /etc/default/livery
test -s /var/lib/livery/livery.sqlite
INSIDE
