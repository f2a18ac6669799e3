#!/usr/bin/env bash
# Backs up the database, the secrets and the settings to BACKUP_REPOSITORY with restic: encrypted on this machine, and
# only what has changed since the last time. docs/backup.md.
#   offsite.sh repeat | once | key
#   offsite.sh newest|settings|database|adopt (reads the repository's key from standard input; for restoreOffsite.sh)
set -euo pipefail

# shellcheck source=repository.sh
. "$(dirname "$0")/repository.sh"
minutes=$(number BACKUP_OFFSITE_MINUTES 60 1 1440)
every=$((minutes * 60))
keep=()
for kept in hourly:24 daily:14 weekly:8 monthly:12; do
  period=${kept%:*}
  count=$(number "BACKUP_KEEP_${period^^}" "${kept#*:}" 0 1000)
  [ "$count" = 0 ] || keep+=("--keep-$period=$count")
done
end_check
export PGCONNECT_TIMEOUT=10
umask 077

make_key() {
  [ -s $key ] || { od -An -N24 -tx1 /dev/urandom | tr -d ' \n' && echo; } >$key
}

# What a new machine cannot generate: the site's secrets and settings.
pack_settings() {
  local files=() name
  for name in .env docker-compose.override.yml; do
    [ ! -e "/checkout/$name" ] || files+=("$name")
  done
  tar --create --owner=0 --group=0 --directory=/checkout "${files[@]}" --directory=/run/site admin-token push-key
}

save() { # TAG FILE COMMAND...: a failed command leaves no snapshot
  local tag=$1 file=$2; shift 2
  repository backup --tag "$tag" --stdin-filename "$file" --stdin-from-command -- "$@"
}

# The API decides by this row whether to warn the owner.
record_success() {
  psql "$url" --quiet --command='INSERT INTO offsite_backup (succeeded_at) VALUES (now())
    ON CONFLICT (is_only) DO UPDATE SET succeeded_at = excluded.succeeded_at'
}

is_due() { # NAME SECONDS: was last done longer ago than this
  [ ! -e "$home/$1" ] || [ $(($(date +%s) - $(date -r "$home/$1" +%s))) -ge "$2" ]
}

thin_out() {
  [ ${#keep[@]} -gt 0 ] && is_due thinned 86400 || return 0
  repository forget --group-by=tags --prune "${keep[@]}" && touch $home/thinned
}

# Reads a twelfth of the repository a week, so that every part is read once a quarter.
verify() {
  is_due verified 604800 || return 0
  repository check --read-data-subset="$(($(date +%s) / 604800 % 12 + 1))/12" && touch $home/verified
}

# One at a time, by a lock on the folder.
back_up() (
  exec 9<$home
  flock 9
  open_repository || give_up 'the repository cannot be used'
  save settings settings.tar bash "$0" pack || give_up 'the secrets and settings were not saved'
  save database database.sql pg_dump --no-owner --no-privileges --exclude-table-data=offsite_backup \
    --exclude-table-data=rate_limits --dbname="$url" ||
    give_up 'the database was not saved'
  verify || give_up 'it was made, but the repository is damaged'
  thin_out || echo 'Old off-site backups could not be removed; trying again next time.' >&2
  record_success || give_up 'it was made, but the database could not take note of it'
  echo 'The off-site backup is complete.'
)

give_up() { echo "No off-site backup: $1." >&2; exit 1; }

repeat() {
  local wait=60 next
  # While sleeping it stops at once; a running backup is finished first, if that takes less than Docker's 10 s.
  trap 'exit 0' INT TERM
  while true; do
    next=$(($(date +%s) + every))
    if back_up; then
      wait=60
    else
      next=$(($(date +%s) + (wait < every ? wait : every)))
      wait=$((wait * 2 < 3600 ? wait * 2 : 3600))
      echo "Trying again in $((next - $(date +%s))) s." >&2
    fi
    sleep $((next > $(date +%s) ? next - $(date +%s) : 1)) &
    wait $!
  done
}

prepare() {
  url=$(cat "$DATABASE_URL_FILE")
  copy_ssh_key
  make_key
}

read_key() { # for this run only
  head -n 1 >/tmp/key
  export RESTIC_PASSWORD_FILE=/tmp/key
  copy_ssh_key
}

case ${1:-} in
  repeat)
    [ -n "${BACKUP_REPOSITORY:-}" ] || { echo 'BACKUP_REPOSITORY is not set: no off-site backup.'; exec sleep infinity; }
    prepare
    repeat
    ;;
  once)
    [ -n "${BACKUP_REPOSITORY:-}" ] || fail 'BACKUP_REPOSITORY: Required for an off-site backup'
    prepare
    back_up
    ;;
  pack) pack_settings ;;
  key) make_key; cat $key ;;
  newest)
    read_key
    found=$(reach snapshots --tag database --latest 1 --json) || fail 'No off-site backup was found.'
    sed -n 's/.*"time":"\([^".]*\)T\([^".]*\).*/\1 \2/p' <<<"$found"
    ;;
  settings) read_key; repository dump --tag settings latest settings.tar ;;
  database) read_key; repository dump --tag database latest database.sql ;;
  adopt) read_key; cp /tmp/key $key ;;
  *) echo 'Usage: offsite.sh repeat|once|key|newest|settings|database|adopt' >&2; exit 1 ;;
esac
