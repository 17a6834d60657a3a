#!/bin/sh
# Installs Livery @VERSION@: finds the archive for this machine, checks it against SHA256SUMS, and puts the executable where
# programs are. Nothing else is changed.
set -eu

usage() {
  cat <<'USAGE'
sh install.sh [--from ADDRESS|FOLDER] [--prefix DIR] [--target NAME] [--dry-run]
curl -fsSL ADDRESS/install.sh | sh -s -- --from ADDRESS

  --from      where the archives and SHA256SUMS are: an https address or a folder; by default the folder of this script
  --prefix    the executable goes to DIR/bin; by default /usr/local, or ~/.local where that cannot be written
  --target    linux-x64, linux-x64-musl, linux-arm64, linux-arm64-musl, macos-x64 or macos-arm64; by default this machine's
  --dry-run   say what would be done
USAGE
}

fail() {
  echo "install.sh: $1" >&2
  exit 1
}

find_target() {
  case $(uname -m) in
    x86_64 | amd64) cpu=x64 ;;
    aarch64 | arm64) cpu=arm64 ;;
    *) fail "There is no executable for the processor $(uname -m)." ;;
  esac
  case $(uname -s) in
    Linux)
      # glibc names itself; musl's ldd prints its name and fails.
      if getconf GNU_LIBC_VERSION >/dev/null 2>&1; then echo "linux-$cpu"
      elif ldd --version 2>&1 | grep -qi musl; then echo "linux-$cpu-musl"
      else fail "The C library of this machine is neither glibc nor musl. Choose with --target."; fi ;;
    Darwin)
      # A shell that Rosetta translates sees an Intel processor.
      if [ "$(sysctl -n sysctl.proc_translated 2>/dev/null || true)" = 1 ]; then cpu=arm64; fi
      echo "macos-$cpu" ;;
    *) fail "There is no executable for $(uname -s). On Windows, unpack livery-@VERSION@-windows-x64.zip." ;;
  esac
}

# get NAME FILE
get() {
  case $from in
    https://* | http://127.0.0.1:* | http://localhost:*)
      if command -v curl >/dev/null; then curl -fsSL --retry 2 -o "$2" "$from/$1"
      elif command -v wget >/dev/null; then wget -qO "$2" "$from/$1"
      else fail "curl or wget is needed to download from $from."; fi || fail "$from/$1 could not be downloaded." ;;
    http://*) fail "$from is not encrypted. Use https." ;;
    *) cp "$from/$1" "$2" 2>/dev/null || fail "$from/$1 could not be read." ;;
  esac
}

hash_file() {
  if command -v sha256sum >/dev/null; then sha256sum "$1" | cut -d ' ' -f 1
  elif command -v shasum >/dev/null; then shasum -a 256 "$1" | cut -d ' ' -f 1
  else fail "sha256sum or shasum is needed to check the archive."; fi
}

main() {
  from='' prefix='' target='' dry_run=no
  while [ $# -gt 0 ]; do
    case $1 in
      --from | --prefix | --target)
        if [ $# -lt 2 ] || [ -z "$2" ]; then fail "$1 needs a value."; fi
        case $1 in --from) from=${2%/} ;; --prefix) prefix=${2%/} ;; --target) target=$2 ;; esac
        shift 2 ;;
      --dry-run) dry_run=yes; shift ;;
      -h | --help) usage; exit 0 ;;
      *) usage >&2; exit 2 ;;
    esac
  done
  if [ -z "$from" ]; then
    from=$(cd "$(dirname "$0")" && pwd)
    [ -f "$from/SHA256SUMS" ] || fail "Say where the archives are, with --from ADDRESS or --from FOLDER."
  fi
  [ -n "$target" ] || target=$(find_target)
  if [ -z "$prefix" ]; then
    prefix=/usr/local
    if [ ! -w /usr/local/bin ]; then prefix=${HOME:?}/.local; fi
  fi
  name=livery-@VERSION@-$target
  if [ "$dry_run" = yes ]; then
    echo "Would check $from/$name.tar.gz against SHA256SUMS and install its executable as $prefix/bin/livery."
    exit 0
  fi

  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  trap 'exit 1' HUP INT TERM
  get SHA256SUMS "$work/SHA256SUMS"
  expected=$(awk -v name="$name.tar.gz" '$2 == name { print $1 }' "$work/SHA256SUMS")
  [ "${#expected}" -eq 64 ] || fail "SHA256SUMS does not list $name.tar.gz."
  get "$name.tar.gz" "$work/archive.tar.gz"
  actual=$(hash_file "$work/archive.tar.gz")
  [ "$actual" = "$expected" ] ||
    fail "$name.tar.gz has the SHA-256 $actual, and SHA256SUMS says $expected. Nothing was installed."
  tar -xzf "$work/archive.tar.gz" -C "$work" "$name/livery"
  "$work/$name/livery" version >/dev/null || fail "The executable for $target does not run on this machine. Nothing was installed."
  mkdir -p "$prefix/bin"
  # The new file gets its name at once, so that a running server keeps its own.
  cp "$work/$name/livery" "$prefix/bin/.livery.new"
  chmod 755 "$prefix/bin/.livery.new"
  mv -f "$prefix/bin/.livery.new" "$prefix/bin/livery"
  echo "Installed $("$prefix/bin/livery" version) as $prefix/bin/livery."
  case ":$PATH:" in *":$prefix/bin:"*) ;; *) echo "Add $prefix/bin to PATH." ;; esac
  echo "To see eight published brands: livery demo"
}

# Last, so that a script that arrived in part does nothing.
main "$@"
