#!/bin/sh
# start-in-root.sh ROOT PROGRAM ARGUMENT…, in a mount namespace of its own: starts a program on the files of a folder alone.
set -eu
root=$1
shift
mount -t proc proc "$root/proc"
exec chroot "$root" "$@"
