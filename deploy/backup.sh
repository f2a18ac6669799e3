#!/usr/bin/env bash
# Backs up the site, in the container `backup` (docs/backup-and-upgrade.md): every night a dump of the database to /backups,
# and if RESTIC_REPOSITORY is set, every hour the database, the secrets and the settings to that repository. restic encrypts
# them on this machine, and sends only what has changed.
#   backup.sh repeat | dump | offsite | key | last (prints the newest dump)
#   backup.sh psql|pg_restore ARGUMENTS (psql connects to the database, pg_restore reads standard input)
#   backup.sh newest|settings|database|adopt (reads the repository's key from standard input; for restore.sh)
set -euo pipefail

home=/var/lib/ridgeline
key=$home/key
known=$home/known # the addresses that have had a repository
# Deleted personal data stays in a backup for as long as the longest of these.
keep=(--keep-hourly=24 --keep-daily=14 --keep-weekly=8 --keep-monthly=12)
ssh="-F none -i /tmp/ssh-key -o IdentitiesOnly=yes -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=30"
ssh+=" -o StrictHostKeyChecking=accept-new -o UserKnownHostsFile=$home/known_hosts"
export PGCONNECT_TIMEOUT=10 RESTIC_PASSWORD_FILE=$key RESTIC_CACHE_DIR=$home/cache
# Backups contain what visitors wrote: no other user of the machine may read them.
umask 077

fail() { echo "$1" >&2; exit 1; }
url() { cat "$DATABASE_URL_FILE"; }
# An external Postgres whose certificate is checked: psql then trusts the authorities that the system trusts, as Node does. Set
# for any other, it would refuse to connect.
case $(url 2>/dev/null) in *sslmode=verify-full*) export PGSSLROOTCERT=system ;; esac
dump_database() { # ARGUMENTS of pg_dump
  pg_dump --no-owner --no-privileges --exclude-table-data=offsite_backup --exclude-table-data=heartbeat \
    --exclude-table-data=rate_limits --dbname="$(url)" "$@"
}

# Verifies the dump by reading it to the end, and deletes old ones. One at a time, by a lock on the folder.
dump() (
  chmod 700 /backups 2>/dev/null || true # fails on another user's folder
  exec 9</backups
  flock 9 || true
  name=ridgeline-$(date -u +%Y%m%dT%H%M%SZ).dump
  size=$(psql "$(url)" -Atc 'SELECT pg_database_size(current_database())') || fail 'No backup: the database does not answer.'
  # A dump is compressed: twice the last one is enough, of which it may take the place only afterwards.
  ! [[ $(newest) =~ ([1-9][0-9]*)\ bytes$ ]] || size=$((BASH_REMATCH[1] * 2))
  free=$(($(df --output=avail -B1 /backups | tail -1)))
  [ "$free" -ge "$size" ] || fail "No backup: it may take $size bytes, but the backup folder has only $free free."
  rm -f /backups/*.unfinished
  dump_database --format=custom --file="/backups/$name.unfinished" &&
    pg_restore --file=- "/backups/$name.unfinished" | grep '^COPY public.quote_requests ' >/dev/null ||
    fail 'No backup: the dump is incomplete.'
  mv "/backups/$name.unfinished" "/backups/$name"
  list | head -n "-${BACKUP_KEEP:-14}" | sed 's|,.*||; s|^|/backups/|' | xargs -r rm --
  echo "$name"
)

# Twelve hours, since the first backup of many photos over a slow connection takes long.
repository() { timeout "${limit:-43200}" restic --quiet --retry-lock=5m --option "sftp.args=$ssh" "$@"; }

# Runs restic with a short limit. Prints why the repository cannot be used; returns 10 if there is none.
try_repository() {
  local result=0
  limit=120 repository "$@" 2>/tmp/output || result=$?
  case $result in
    0 | 10) ;;
    12) echo 'The key does not open this repository.' >&2 ;;
    *) { grep '^subprocess ssh: .*[a-z]' /tmp/output || grep ^Fatal /tmp/output || sed -n 1p /tmp/output; } | tail -n 1 >&2; echo 'The repository cannot be reached, or refused access.' >&2 ;;
  esac
  return $result
}

prepare() {
  [ -n "${RESTIC_REPOSITORY:-}" ] || fail 'RESTIC_REPOSITORY: Required for an off-site backup'
  # ssh requires a file that only its user can read.
  [[ $RESTIC_REPOSITORY != sftp:* ]] || install -m 600 /run/backup-ssh-key /tmp/ssh-key ||
    fail 'BACKUP_SSH_KEY: the backup container cannot read this file; set BACKUP_USER to its owner'
  [ -z "${BACKUP_MOUNT:-}" ] || [ -w "$BACKUP_MOUNT" ] ||
    fail 'BACKUP_MOUNT: the backup container cannot write to this folder; set BACKUP_USER to its owner'
}

make_key() {
  [ -s $key ] || { od -An -N24 -tx1 /dev/urandom | tr -d ' \n' && echo; } >$key
}

# Removes locks that a killed restic left in the repository: nobody else uses it, and here only one runs at a time. Creates
# it if there is none, but only once: a disk that is not mounted is an empty folder.
open_repository() {
  local result=0
  try_repository unlock --remove-all || result=$?
  if [ $result = 10 ]; then
    ! grep -qxsF "$RESTIC_REPOSITORY" $known ||
      fail 'The repository is gone. Is the disk mounted? How to begin a new one: docs/troubleshooting.md'
    repository init && echo 'Created the repository. Keep its key elsewhere: make backup-key' || return
  elif [ $result != 0 ]; then
    return 1
  fi
  grep -qxsF "$RESTIC_REPOSITORY" $known || echo "$RESTIC_REPOSITORY" >>$known
}

# What a new machine cannot generate: the site's secrets and settings.
pack_settings() {
  local files=() name
  for name in .env docker-compose.override.yml; do
    [ ! -e "/checkout/$name" ] || files+=("$name")
  done
  tar --create --owner=0 --group=0 --directory=/checkout "${files[@]}" --directory=/run/site admin-token push-key
}

save() { # TAG FILE COMMAND: a failed command leaves no snapshot
  repository backup --tag "$1" --stdin-filename "$2" --stdin-from-command -- bash "$0" "$3"
}

is_due() { # NAME SECONDS: was last done longer ago than this, or while the clock was wrong
  local age
  age=$(($(date +%s) - $(date -r "$home/$1" +%s 2>/dev/null || echo 0)))
  [ "$age" -lt 0 ] || [ "$age" -ge "$2" ]
}

# Reads a twelfth of the repository a week, so that every part is read once a quarter.
verify() {
  is_due verified 604800 || return 0
  repository check --read-data-subset="$(($(date +%s) / 604800 % 12 + 1))/12" && touch $home/verified
}

prune() {
  is_due thinned 86400 || return 0
  repository forget --group-by=tags --prune "${keep[@]}" && touch $home/thinned
}

# By this row the API decides whether to warn the owner.
record_success() {
  psql "$(url)" --quiet --command='INSERT INTO offsite_backup (succeeded_at) VALUES (now())
    ON CONFLICT (is_only) DO UPDATE SET succeeded_at = excluded.succeeded_at'
}

give_up() { fail "No off-site backup: $1."; }

offsite() (
  prepare
  exec 9<$home
  flock 9
  make_key
  (open_repository) || give_up 'the repository cannot be used'
  save settings settings.tar pack || give_up 'the secrets and settings were not saved'
  save database database.sql plain-dump || give_up 'the database was not saved'
  verify || give_up 'it was made, but the repository is damaged'
  prune || echo 'Old off-site backups could not be removed; trying again next time.' >&2
  record_success || give_up 'it was made, but could not be recorded in the database'
  echo 'The off-site backup is complete.'
)

# The dumps made here, oldest first. Any other file is the operator's; one from the future was made while the clock was wrong.
list() {
  find /backups -maxdepth 1 -regextype posix-extended -regex '.*/ridgeline-[0-9]{8}T[0-9]{6}Z\.dump' -printf '%f, %s bytes\n' |
    sort | awk -F, -v "now=ridgeline-$(date -u +%Y%m%dT%H%M%SZ).dump" '$1 <= now'
}
newest() { list | tail -1; }

is_night_missing() { # no dump since the last 03:30 UTC
  [[ $(newest) < ridgeline-$(date -ud '-210 minutes' +%Y%m%dT0330) ]]
}

# Every ten minutes it makes what is due: a dump each night, an off-site backup each hour. So a failed one is repeated.
repeat() {
  local hour=
  # While sleeping it stops at once; a running backup is finished first, if that takes less than Docker's 10 s.
  trap 'exit 0' INT TERM
  while true; do
    ! is_night_missing || dump || true
    [ -z "${RESTIC_REPOSITORY:-}" ] || [ "$(date +%H)" = "$hour" ] || ! offsite || hour=$(date +%H)
    sleep 600 &
    wait $!
  done
}

read_key() { # for this run only
  head -n 1 >/tmp/key
  export RESTIC_PASSWORD_FILE=/tmp/key
  prepare
}

case ${1:-} in
  repeat | dump | offsite) $1 ;;
  key) make_key; cat $key ;;
  last) newest ;;
  pack) pack_settings ;;
  plain-dump) dump_database ;;
  psql) shift; exec psql "$(url)" "$@" ;;
  pg_restore) exec "$@" ;;
  newest)
    read_key
    found=$(try_repository snapshots --tag database --latest 1 --json) || fail 'No off-site backup was found.'
    sed -n 's/.*"time":"\([^".]*\)T\([^".]*\).*/\1 \2/p' <<<"$found"
    ;;
  settings) read_key; repository dump --tag settings latest settings.tar ;;
  database) read_key; repository dump --tag database latest database.sql ;;
  adopt) head -n 1 >$key ;;
  *) fail 'Usage: backup.sh repeat|dump|offsite|key|last|psql|pg_restore|newest|settings|database|adopt' ;;
esac
