#!/usr/bin/env bash
# Backs up the database to /backups in pg_dump's custom format. Each dump is verified by reading it to the end; old ones
# are deleted.
#   backup.sh once | nightly | last (prints the newest)
#   backup.sh psql|pg_restore ARGUMENTS (psql connects to the database, pg_restore reads standard input)
set -euo pipefail

# shellcheck source=settings.sh
. "$(dirname "$0")/settings.sh"
folder=/backups
keep=$(number BACKUP_KEEP 14 1 10000)
at=${BACKUP_AT:-03:30}
[[ $at =~ ^([01][0-9]|2[0-3]):[0-5][0-9]$ ]] || fail "BACKUP_AT: expected a time from 00:00 to 23:59, received '$at'"
end_check
url=$(cat "$DATABASE_URL_FILE")
export PGCONNECT_TIMEOUT=10
# The dumps contain what visitors wrote: no other user of the machine may read them.
umask 077

# One backup at a time, by a lock on the folder.
back_up() (
  chmod 700 $folder 2>/dev/null || true # fails on another user's folder
  exec 9<$folder
  flock 9 || true
  name=ridgeline-$(date -u +%Y%m%dT%H%M%SZ).dump
  size=$(psql "$url" -Atc 'SELECT pg_database_size(current_database())') || return 1
  free=$(($(df --output=avail -B1 $folder | tail -1)))
  if [ "$free" -lt "$size" ]; then
    echo "No backup: the database takes $size bytes, but the backup folder has only $free free." >&2
    return 1
  fi
  rm -f $folder/*.unfinished
  pg_dump --format=custom --no-owner --no-privileges --exclude-table-data=offsite_backup \
    --exclude-table-data=rate_limits --dbname="$url" --file="$folder/$name.unfinished" &&
    pg_restore --file=- "$folder/$name.unfinished" | grep '^COPY public.quote_requests ' >/dev/null ||
    { echo 'No backup: the dump is incomplete.' >&2; return 1; }
  mv "$folder/$name.unfinished" "$folder/$name"
  find $folder -maxdepth 1 -name 'ridgeline-*.dump' | sort -r | tail -n "+$((keep + 1))" | xargs -r rm --
  echo "$name"
)

case ${1:-} in
  once) back_up ;;
  last) find $folder -maxdepth 1 -name 'ridgeline-*.dump' -printf '%f, %s bytes\n' | sort | tail -1 ;;
  nightly)
    # While sleeping it stops at once; a running backup is finished first, if that takes less than Docker's 10 s.
    trap 'exit 0' INT TERM
    while true; do
      sleep $((($(date -d "$at" +%s) - $(date +%s) + 86399) % 86400 + 1)) &
      wait $!
      back_up || true
    done
    ;;
  psql) shift; exec psql "$url" "$@" ;;
  pg_restore) exec "$@" ;;
  *) echo 'Usage: backup.sh once|nightly|last|psql|pg_restore' >&2; exit 1 ;;
esac
