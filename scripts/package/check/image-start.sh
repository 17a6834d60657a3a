#!/bin/sh
# image-start.sh ROOT, in a mount namespace of its own: starts the server of an unpacked image as its user, with nothing
# writable but /data.
set -eu
mount --bind "$1" "$1"
mount -t tmpfs -o mode=0750,uid=65532,gid=65532 tmpfs "$1/data"
mkdir -p "$1/proc"
mount -t proc proc "$1/proc"
mount -o remount,bind,ro "$1"
log=$(mktemp)
env -i PATH="$PATH" LIVERY_DATA=/data chroot --userspec=65532:65532 --groups= "$1" /usr/bin/livery serve --port 0 2>"$log" &
server=$!
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  grep -q 'Livery is ready' "$log" && break
  sleep 1
done
cat "$log"
grep -q 'Livery is ready' "$log"
kill "$server"
wait "$server"
rm "$log"
