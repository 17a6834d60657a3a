#!/bin/sh
# Installs the brand rules of the system @SOURCE@ in the repository in the current folder:
# instructions for coding agents, tokens and fonts. It shows what it would change and asks first.
#
#   sh install.sh [--yes | --dry-run | --check | --remove] [--version X.Y.Z | --version latest]
#                 [--add NAME]... [--setup SETUP] [--dir FOLDER]
#
#   --yes         write without asking
#   --dry-run     show the changes only
#   --check       for CI: exit status 1 if the files were edited, are missing, or a newer version is served
#   --remove      remove what was installed; the rest of the files stays
#   --version     stay with a version, or with "latest" follow the served one again
#   --add NAME    get the code of a component too: button, button.html or button.tsx
#   --setup       tailwind-4-shadcn, tailwind-4, tailwind-3-shadcn, tailwind-3 or css, if it is not recognised
#   --dir         the root of the repository, if it is not the current folder
#
# LIVERY_URL replaces the address of the server. LIVERY_API_KEY is sent for private systems; no
# argument has it. Nothing is written before every file has arrived whole. Exit status: 0 done,
# 1 not current or not written, 2 failed.

set -u
LC_ALL=C
export LC_ALL
umask 022

server=${LIVERY_URL:-'@ADDRESS@'}
while [ "$server" != "${server%/}" ]; do server=${server%/}; done
source='@SOURCE@'
lock=brand/livery.lock
own_marker='livery:brand:own'
begin_marker='<!-- livery:brand:begin -->'
end_marker='<!-- livery:brand:end -->'

fail() {
  printf 'livery: %s\n' "$*" >&2
  exit 2
}

# The way to call this script again, for messages.
command_with() {
  if [ -n "${LIVERY_API_KEY:-}" ]; then
    printf "printf 'header = \"Authorization: Bearer %%s\"' \"\$LIVERY_API_KEY\" | curl -fsSL -K - %s/r/%s/install.sh | sh -s --%s" \
      "$server" "$source" "$1"
  else
    printf 'curl -fsSL %s/r/%s/install.sh | sh -s --%s' "$server" "$source" "$1"
  fi
}

# The key reaches curl through standard input, so that no list of processes shows it.
key_header() {
  [ -z "$key" ] || printf 'header = "Authorization: Bearer %s"\n' "$key"
}

# Downloads what standard input lists, in the form of curl's configuration files.
run_curl() {
  curl -fsSg $fail_early --connect-timeout 15 --max-time 300 --max-filesize 67108864 -K -
}

# Downloads PATH of the server to FILE.
download() {
  case $tool in
    curl) { key_header; printf 'url = "%s"\n' "$server$1"; } | run_curl >"$2" ;;
    wget) WGETRC="$work/wgetrc" wget -q -O "$2" "$server$1" ;;
  esac
}

choose_tool() {
  key=${LIVERY_API_KEY:-}
  case $key in *[!A-Za-z0-9_]*) fail 'LIVERY_API_KEY is not an API key of Livery.' ;; esac
  case $server in '' | *[\"\\[:space:][:cntrl:]]*) fail 'LIVERY_URL is not an address.' ;; esac
  if command -v curl >/dev/null 2>&1; then
    tool=curl
    # Before curl 7.52, each further file is tried after one has failed.
    fail_early=''
    ! curl --fail-early --version >/dev/null 2>&1 || fail_early=--fail-early
  elif command -v wget >/dev/null 2>&1; then
    tool=wget
    # GNU wget reads its options from a file, which no list of processes shows.
    printf 'timeout = 60\ntries = 1\n' >"$work/wgetrc"
    if [ -n "$key" ]; then
      wget --version 2>/dev/null | grep -q 'GNU Wget 1' || fail 'Sending a key needs curl or GNU wget.'
      printf 'header = Authorization: Bearer %s\n' "$key" >>"$work/wgetrc"
    fi
  else
    fail 'This needs curl or wget.'
  fi
  if command -v sha256sum >/dev/null 2>&1; then
    hasher='sha256sum'
  elif command -v shasum >/dev/null 2>&1; then
    hasher='shasum -a 256'
  elif command -v openssl >/dev/null 2>&1; then
    hasher='openssl dgst -sha256 -r'
  else
    fail 'This needs sha256sum, shasum or openssl.'
  fi
}

hash_of() {
  $hasher <"$1" | sed 's/[^0-9a-f].*//'
}

# What the repository styles its interface with.
detect_setup() {
  detected=''
  if [ -f package.json ] && grep -q '"tailwindcss"' package.json; then
    detected=$(sed -n 's/.*"tailwindcss"[[:space:]]*:[[:space:]]*"[^0-9"]*\([0-9][0-9]*\).*/\1/p' package.json | sed -n 1p)
    detected=${detected:-4}
  fi
  for file in tailwind.config.js tailwind.config.ts tailwind.config.cjs tailwind.config.mjs; do
    [ -z "$detected" ] && [ -f "$file" ] && detected=3
  done
  case $detected in
    '') printf 'css' ;;
    3) [ -f components.json ] && printf 'tailwind-3-shadcn' || printf 'tailwind-3' ;;
    *) [ -f components.json ] && printf 'tailwind-4-shadcn' || printf 'tailwind-4' ;;
  esac
}

# A value of a lock, the first of several.
lock_value() {
  [ ! -f "$1" ] || sed -n "s/^$2 //p" "$1" | sed -n 1p
}

# The hash that a lock has for a path.
locked_hash() {
  [ ! -f "$1" ] || awk -v path="$2" '$3 == path && ($1 == "merge" || $1 == "own" || $1 == "file") { print $2; exit }' "$1"
}

# Ends unless every entry of the list $1, which $2 names in messages, has a hash and a plain relative path that is below the
# repository and none of Git's own.
check_list() {
  fault=$(awk '
    $1 != "merge" && $1 != "own" && $1 != "file" { next }
    length($2) != 64 || $2 ~ /[^0-9a-f]/ { print "has no valid hash"; exit }
    NF != 3 || $3 ~ /^-/ || $3 ~ /[^A-Za-z0-9._\/-]/ { unsafe = 1 }
    {
      count = split($3, parts, "/")
      for (i = 1; i <= count; i++)
        if (parts[i] == "" || parts[i] == "." || parts[i] == ".." || tolower(parts[i]) == ".git") unsafe = 1
    }
    unsafe { print "names an unsafe path"; exit }
  ' "$1") || fail "$2 could not be read."
  [ -z "$fault" ] || fail "An entry of $2 $fault. Nothing was written."
}

# Ends unless the served list is whole: what a shorter one lacks would be removed.
check_served() {
  awk '
    $1 == "system" && NF == 2 && $2 !~ /[^a-z0-9-]/ { systems++ }
    $1 == "version" && NF == 2 && $2 !~ /[^A-Za-z0-9.+-]/ { versions++ }
    $1 != "merge" && $1 != "own" && $1 != "file" { next }
    { files++ }
    seen[$3]++ || $3 == lock { again = 1 }
    END { exit !(systems == 1 && versions == 1 && files && !again) }
  ' lock="$lock" "$work/lock" && [ -z "$(tail -c 1 "$work/lock" | tr -d '\n')" ] ||
    fail "$server sent no list of files, or not the whole one. Check the address. Nothing was written."
  check_list "$work/lock" 'the list of files'
}

# Whether a part of a path is a link. What lies behind links is left alone.
has_link() {
  rest=$1
  at=.
  while :; do
    at=$at/${rest%%/*}
    [ -L "$at" ] && return 0
    case $rest in
      */*) rest=${rest#*/} ;;
      *) return 1 ;;
    esac
  done
}

# Whether something else than a file is at a path, or something else than a folder above it.
is_blocked() {
  [ -e "$1" ] && [ ! -f "$1" ] && return 0
  above=$1
  while :; do
    case $above in
      */*) above=${above%/*} ;;
      *) return 1 ;;
    esac
    [ -e "$above" ] && { [ -d "$above" ] && return 1 || return 0; }
  done
}

has_own_marker() {
  dd if="$1" bs=1000 count=1 2>/dev/null | grep -q "$own_marker"
}

# Prints the existing file $2 with its marked block as in the new file $1, or without it if $3 is
# "remove". Everything else stays. Status 3 and a reason if the markers are broken.
merge_block() {
  ends=yes
  [ -n "$(tail -c 1 "$2" | tr -d '\n')" ] && ends=no
  awk -v begin="$begin_marker" -v end="$end_marker" -v own="$own_marker" -v ends="$ends" -v task="$3" '
    function trim(text) {
      sub(/^[ \t\r\f\v]+/, "", text)
      sub(/[ \t\r\f\v]+$/, "", text)
      return text
    }
    function emit(text) { printf "%s%s", (emitted++ ? "\n" : ""), text }
    function refuse(line, reason) {
      printf "line %d: %s", line, reason
      exit 3
    }
    # The new block: "lead" stands before it and "tail" after it on its lines.
    function emit_block(lead, tail, i, line) {
      emit(lead begin eol)
      if (fresh_front && !ours) {
        emit("## Brand system" eol)
        emit(eol)
      }
      for (i = fresh_begin + 1; i < fresh_end; i++) {
        line = fresh[i]
        if (fresh_front && !ours && line ~ /^(##|###|####|#####) /) line = "#" line
        emit(line eol)
      }
      emit(end tail)
    }
    FILENAME == ARGV[1] { fresh[++fresh_count] = $0; next }
    { old[++count] = $0 }
    END {
      bom = "\357\273\277"
      has_bom = substr(old[1], 1, 3) == bom
      eol = old[1] ~ /\r$/ && (count > 1 || ends == "yes") ? "\r" : ""
      for (i = 1; i <= fresh_count; i++) {
        if (fresh[i] == "---" && (i == 1 || (fresh[1] == "---" && !fresh_front))) fresh_front = i == 1 ? 0 : i
        if (fresh[i] == begin && !fresh_begin) fresh_begin = i
        if (fresh[i] == end) fresh_end = i
      }
      for (i = 1; i <= count; i++) {
        line = old[i]
        if (i == 1 && has_bom) line = substr(line, 4)
        if ((fresh_front || task == "remove") && i == 1 && line ~ /^---[ \t]*\r?$/) opened = 1
        if (opened && !front && i > 1 && line ~ /^---[ \t]*\r?$/) front = i
        if (opened && !front && index(line, own)) found_own = 1
        line = trim(line)
        if (line == begin) {
          if (first && !last) refuse(i, begin " comes again before the " end " of the block at line " first)
          if (first) refuse(i, "a second block begins")
          first = i
        }
        if (line == end) {
          if (!first) refuse(i, end " comes before any " begin)
          if (last) refuse(i, end " comes again")
          last = i
        }
      }
      if (first && !last) refuse(first, begin " has no " end " after it")
      ours = front && found_own
      if (task == "remove") {
        gap = first && last == count && old[first - 1] ~ /^\r?$/ ? first - 1 : 0
        for (i = 1; i <= count; i++)
          if (!(first && i >= first && i <= last) && i != gap && !(ours && i <= front)) {
            emit(old[i])
            if (trim(old[i]) != "") kept = 1
          }
        if (emitted) printf "\n"
        exit kept ? 0 : 4
      }
      for (i = 1; i <= count; i++) {
        if (ours && i == 1)
          for (j = 1; j <= fresh_front; j++) emit((j == 1 && has_bom ? bom : "") fresh[j] (old[1] ~ /\r$/ ? "\r" : ""))
        if (ours && i <= front) continue
        if (first && i == first) {
          line = old[i]
          lead = substr(line, 1, index(line, begin) - 1)
          tail = substr(old[last], index(old[last], end) + length(end))
          emit_block(lead, tail)
        }
        if (first && i >= first && i <= last) continue
        if (!first && i == count && ends == "no") {
          if (old[i] == bom) { emit_block(bom, eol); break }
          emit(old[i] eol)
          emit(eol)
          emit_block("", eol)
        } else emit(old[i])
      }
      if (!first && ends == "yes") {
        line = old[count]
        if (count == 1 && has_bom) line = substr(line, 4)
        if (line !~ /^\r?$/) emit(eol)
        emit_block("", eol)
      }
      if (ends == "yes" || !first) printf "\n"
    }
  ' "$1" "$2"
}

# Plans the change of one file: a line "KIND NUMBER PATH REASON" in the plan, and its new content.
plan_file() {
  number=$((number + 1))
  fresh=$work/new/$number
  result=$fresh
  if has_link "$3"; then
    note kept "$3" 'it is a link, or below one'
  elif [ ! -e "$fresh" ]; then
    note unchanged "$3" ''
  elif is_blocked "$3"; then
    note refused "$3" 'something else than a file is there'
  elif [ ! -e "$3" ] || { [ "$1" = merge ] && [ ! -s "$3" ]; }; then
    if [ "$1" = file ]; then note created "$3" ''; else note created "$3" "$(($(wc -l <"$result"))) lines"; fi
  elif [ "$1" = merge ]; then
    result=$work/merged/$number
    if reason=$(merge_block "$fresh" "$3" update); then
      merge_block "$fresh" "$3" update >"$result"
      note_difference "$3" "$2"
    else
      note refused "$3" "$reason"
    fi
  elif cmp -s "$fresh" "$3"; then
    note unchanged "$3" ''
  elif { [ "$1" = own ] && has_own_marker "$3"; } || { [ "$1" = file ] && [ -n "$(locked_hash "$lock" "$3")" ]; }; then
    note_difference "$3" "$2"
  else
    note kept "$3" 'it exists and was not written by Livery'
  fi
}

note() {
  printf '%s %s %s %s\n' "$1" "$number" "$2" "$3" >>"$work/plan"
}

# Notes how the result differs from the file: edited since it was installed, outdated, or without our
# block so far.
note_difference() {
  if cmp -s "$result" "$1"; then
    note unchanged "$1" ''
    return
  fi
  case $(locked_hash "$lock" "$1") in
    '') why='new block' ;;
    "$2") why=edited ;;
    *) why=outdated ;;
  esac
  removed=$(diff "$1" "$result" 2>/dev/null | grep -c '^<')
  added=$(diff "$1" "$result" 2>/dev/null | grep -c '^>')
  note updated "$1" "$why, $removed lines removed, $added added"
}

# Plans the removal of one file, or of our block in it.
plan_removal() {
  number=$((number + 1))
  result=$work/merged/$number
  if has_link "$3"; then
    note kept "$3" 'it is a link, or below one'
  elif [ ! -f "$3" ]; then
    :
  elif [ "$1" = merge ]; then
    merge_block /dev/null "$3" remove >"$result"
    case $? in
      0) cmp -s "$result" "$3" || note updated "$3" 'the block is removed' ;;
      4) note removed "$3" '' ;;
      *) note refused "$3" "$(cat "$result")" ;;
    esac
  elif { [ "$1" = own ] && has_own_marker "$3"; } || { [ "$1" = file ] && [ "$(hash_of "$3")" = "$2" ]; }; then
    note removed "$3" ''
  else
    note kept "$3" 'it was edited, or not written by Livery'
  fi
}

# Calls $1 with mode, hash and path for each file of the lock $2.
each_file() {
  while read -r mode hash path rest; do
    case $mode in
      merge | own | file) "$1" "$mode" "$hash" "$path" ;;
    esac
  done <"$2"
}

list_file() {
  number=$((number + 1))
  printf '%s %s %s\n' "$number" "$2" "$3" >>"$work/files"
  if [ -f "$3" ] && ! has_link "$3"; then printf '%s\n' "$3" >>"$work/present"; fi
}

# Removes from the list what the repository has with the same hash. That needs no download.
skip_current_files() {
  [ -s "$work/present" ] || return 0
  xargs $hasher <"$work/present" >"$work/hashes" 2>/dev/null
  awk '
    FILENAME == ARGV[1] { sub(/^\*/, "", $2); hash[$2] = $1; next }
    hash[$3] != $2
  ' "$work/hashes" "$work/files" >"$work/needed" && mv "$work/needed" "$work/files" ||
    fail 'The files could not be compared with their list.'
}

# Downloads every listed file into a file with its number: by one connection where curl does it.
download_files() {
  case $tool in
    curl)
      (
        cd "$work/new" && {
          key_header
          while read -r number hash path; do
            printf 'url = "%s/r/%s/rules-file?path=%s&%s"\noutput = "%s"\n' "$server" "$source" "$path" "$query" "$number"
          done
        } | run_curl
      ) <"$work/files"
      ;;
    wget)
      while read -r number hash path; do
        download "/r/$source/rules-file?path=$path&$query" "$work/new/$number" || { rm -f "$work/new/$number"; break; }
      done <"$work/files"
      ;;
  esac
}

# Ends unless every listed file is here with the hash that the list has for it.
verify_files() {
  (cd "$work/new" && $hasher *) >"$work/hashes" 2>/dev/null
  fault=$(awk '
    FILENAME == ARGV[1] { sub(/^\*/, "", $2); hash[$2] = $1; next }
    !($1 in hash) { print "missing " $3; exit }
    hash[$1] != $2 { print "altered " $3; exit }
  ' "$work/hashes" "$work/files") || fail 'The files could not be compared with their list. Nothing was written.'
  case $fault in
    missing\ *) fail "${fault#* } could not be downloaded from $server. Nothing was written." ;;
    altered\ *) fail "${fault#* } did not arrive whole, or changed on the way. Nothing was written; try again." ;;
  esac
}

# The entries of the installed lock whose paths the served one has no longer.
list_gone() {
  awk '
    $1 != "merge" && $1 != "own" && $1 != "file" { next }
    FILENAME == ARGV[1] { served[$3] = 1; next }
    !($3 in served)
  ' "$work/lock" "$lock" >"$work/gone"
}

# Writes a result over a file at once and keeps the mode of the file.
write_file() {
  case $2 in */*) [ -d "${2%/*}" ] || mkdir -p "${2%/*}" || fail "${2%/*} cannot be created." ;; esac
  part=$2.livery-$$
  if [ -e "$2" ]; then cp -p "$2" "$part"; fi &&
    cat "$1" >"$part" && mv -f "$part" "$2" || {
    rm -f "$part"
    fail "$2 cannot be written. Files before it are written; fix this and run the command again."
  }
}

remove_file() {
  rm -f "$1" || fail "$1 cannot be removed."
  case $1 in
    */*)
      above=${1%/*}
      while [ -n "$above" ] && rmdir "$above" 2>/dev/null; do
        case $above in */*) above=${above%/*} ;; *) above='' ;; esac
      done
      ;;
  esac
}

show_plan() {
  while read -r kind number path reason; do
    case $kind/$path in
      unchanged/* | created/brand/fonts/*) ;;
      *) printf '  %-9s %s%s\n' "$kind" "$path" "${reason:+ ($reason)}" ;;
    esac
  done <"$work/plan"
  count=$(grep -c '^created [0-9]* brand/fonts/' "$work/plan")
  [ "$count" -eq 0 ] || printf '  created   brand/fonts/ (%s files)\n' "$count"
  count=$(grep -c '^unchanged ' "$work/plan")
  [ "$count" -eq 0 ] || printf '  unchanged %s files\n' "$count"
}

ask() {
  [ "$yes" = 1 ] && return 0
  if ! (: </dev/tty) 2>/dev/null; then
    printf 'Nothing was written. Add --yes to write without a terminal.\n'
    return 1
  fi
  printf 'Write these changes? [y/N] ' >/dev/tty
  read -r reply </dev/tty || reply=''
  case $reply in
    y | Y | yes | Yes) return 0 ;;
  esac
  printf 'Nothing was written.\n'
  return 1
}

apply_plan() {
  while read -r kind number path reason; do
    case $kind in
      created | updated)
        result=$work/merged/$number
        [ -e "$result" ] || result=$work/new/$number
        write_file "$result" "$path"
        ;;
      removed) remove_file "$path" ;;
    esac
  done <"$work/plan"
}

# Shows the plan, asks and writes. $1 is written as the lock, or removes it if empty.
carry_out() {
  show_plan
  if grep -q '^refused ' "$work/plan"; then
    printf 'Nothing was written. Fix the refused files and try again.\n'
    exit 1
  fi
  if ! grep -q '^\(created\|updated\|removed\) ' "$work/plan" 2>/dev/null; then
    if [ -n "$1" ] && cmp -s "$1" "$lock"; then
      printf 'Nothing to change.\n'
      exit 0
    fi
  fi
  if [ "$dry_run" = 1 ]; then
    printf 'Nothing was written.\n'
    exit 0
  fi
  ask || exit 1
  apply_plan
  if [ -n "$1" ]; then write_file "$1" "$lock"; else remove_file "$lock"; fi
  printf 'Changes written.\n'
}

remove_rules() {
  [ -f "$lock" ] || fail "$lock is missing: nothing of Livery is installed here."
  check_list "$lock" "$lock"
  each_file plan_removal "$lock"
  printf 'Removal of %s %s:\n' "$(lock_value "$lock" system)" "$(lock_value "$lock" version)"
  carry_out ''
}

# Ends with status 1 if the plan has changes, and says which and what to run.
check_rules() {
  served=$(lock_value "$work/lock" version)
  installed=$(lock_value "$lock" version)
  if [ -z "$installed" ]; then
    printf 'The brand rules are not installed here. Run:\n  %s\n' "$(command_with '')"
    exit 1
  fi
  if ! grep -q '^\(created\|updated\|removed\|refused\) ' "$work/plan" && cmp -s "$work/lock" "$lock"; then
    printf '%s %s is current.\n' "$(lock_value "$lock" system)" "$installed"
    exit 0
  fi
  show_plan
  if [ "$installed" != "$served" ]; then
    printf 'Version %s is installed, and %s is served.' "$installed" "$served"
  elif grep -q '^updated [0-9]* [^ ]* edited' "$work/plan"; then
    printf 'Files of version %s were edited here.' "$installed"
  else
    printf 'The files of version %s differ from those that are served.' "$installed"
  fi
  printf ' Run this and commit the result:\n  %s\n' "$(command_with ' --yes')"
  exit 1
}

main() {
  yes=0
  dry_run=0
  task=install
  version=''
  setup=''
  add=''
  while [ $# -gt 0 ]; do
    case $1 in
      --yes) yes=1 ;;
      --dry-run) dry_run=1 ;;
      --check) task=check ;;
      --remove) task=remove ;;
      --version | --add | --setup | --dir)
        [ $# -gt 1 ] || fail "$1 needs a value."
        case $1 in
          --version) version=$2 ;;
          --setup) setup=$2 ;;
          --add) add="$add $2" ;;
          --dir) cd -- "$2" || fail "$2 is not a folder." ;;
        esac
        shift
        ;;
      *) fail "Unknown option $1. Options: --yes --dry-run --check --remove --version --add --setup --dir" ;;
    esac
    shift
  done
  case $version$setup in *[!A-Za-z0-9.-]*) fail '--version and --setup take a version and a name.' ;; esac
  case $add in *[!A-Za-z0-9.\ -]*) fail '--add takes names such as button, button.html or button.tsx.' ;; esac
  has_link "$lock" && fail 'brand/ is a link. Livery writes only into folders of the repository.'
  temporary=${TMPDIR:-/tmp}
  case $temporary in -*) temporary=./$temporary ;; esac
  work=$(mktemp -d "$temporary/livery.XXXXXX" 2>/dev/null) || fail "$temporary takes no temporary files. Set TMPDIR to a folder that does."
  case $work in /*) ;; *) work=$PWD/$work ;; esac
  trap 'rm -rf "$work"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  mkdir "$work/new" "$work/merged"
  : >"$work/plan"
  number=0
  choose_tool
  [ "$task" != remove ] || { remove_rules; exit 0; }

  case $version in
    '') version=$(lock_value "$lock" pin) ;;
    latest) version='' ;;
  esac
  query=setup=${setup:-$(detect_setup)}
  [ -z "$version" ] || query="$query&version=$version"
  names=''
  [ ! -f "$lock" ] || names=$(sed -n 's/^add \([a-z0-9.-]*\)$/\1/p' "$lock")
  for name in $add; do
    case $name in
      *.*) ;;
      *) if [ -f package.json ] && grep -q '"react"' package.json; then name=$name.tsx; else name=$name.html; fi ;;
    esac
    names="$names $name"
  done
  list=''
  for name in $names; do list="$list${list:+,}$name"; done
  [ -z "$list" ] || query="$query&add=$list"

  download "/r/$source/rules.lock?$query" "$work/lock" ||
    fail "The rules of $source could not be read from $server. Check the address, the version and the names." \
      'A private system needs LIVERY_API_KEY.'
  check_served
  : >"$work/files"
  : >"$work/present"
  each_file list_file "$work/lock"
  skip_current_files
  if [ -s "$work/files" ]; then
    download_files
    verify_files
  fi
  number=0
  each_file plan_file "$work/lock"
  number=$((number + 1000))
  if [ -f "$lock" ]; then
    check_list "$lock" "$lock"
    list_gone
    each_file plan_removal "$work/gone"
  fi
  [ "$task" != check ] || check_rules
  printf '%s %s, for %s:\n' "$(lock_value "$work/lock" system)" "$(lock_value "$work/lock" version)" \
    "$(lock_value "$work/lock" setup)"
  carry_out "$work/lock"
}

# Last, so that a script that arrives in part does nothing.
main "$@"
