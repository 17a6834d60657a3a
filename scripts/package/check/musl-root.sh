#!/bin/sh
# musl-root.sh PACKAGES EXECUTABLE PREFIX ROOT: a root folder with the executable, musl and what the executable uses of
# libstdc++. Debian has musl but no libstdc++ for it: the objects of its libstdc++ are linked without glibc. PREFIX is that of
# the compiler's programs, such as aarch64-linux-gnu-.
set -eu
packages=$1 executable=$2 prefix=$3 root=$4
mkdir -p "$root/lib" "$root/proc" "$root/tmp" "$root/work"
cp "$packages"/lib/*-linux-musl/libc.so "$root/lib/$(basename "$packages"/lib/ld-musl-*.so.1)"
cp "$executable" "$root/livery"
gcc=$(echo "$packages"/usr/lib/gcc/*/12)
list_names() { awk 'NF > 1 { sub(/@.*/, "", $NF); print $NF }' | sort -u; }
"${prefix}nm" --dynamic "$executable" | list_names >"$root/work/used"
"${prefix}nm" --defined-only "$gcc/libstdc++_pic.a" 2>/dev/null | list_names >"$root/work/defined"
comm -12 "$root/work/used" "$root/work/defined" | sed 's/^/-u /' >"$root/work/names"
# What Debian's objects expect of glibc and musl 1.2.3 does not have.
cat >"$root/work/glibc.c" <<'C'
#include <stddef.h>
int getrandom(void *, size_t, unsigned);
char __libc_single_threaded = 0;
int _dl_find_object(void *pc, void *found) { return -1; }
unsigned long getauxval(unsigned long);
unsigned long __getauxval(unsigned long type) { return getauxval(type); }
unsigned arc4random(void) { unsigned number; getrandom(&number, sizeof number, 0); return number; }
C
"${prefix}gcc" -O2 -fPIC -nostdlib -shared -Wl,-soname,libstdc++.so.6 -Wl,--gc-sections "@$root/work/names" \
  "$gcc/crtbeginS.o" "$gcc/libstdc++_pic.a" "$root/work/glibc.c" "$gcc/libgcc_eh.a" "$gcc/libgcc.a" "$gcc/crtendS.o" \
  -o "$root/lib/libstdc++.so.6"
