#!/usr/bin/env bash
# Restores the site: from a dump (restore.sh FILE), or from the off-site backup, also on a new machine (restore.sh offsite).
# The latter asks for the repository's address and its key, unless RESTIC_REPOSITORY and BACKUP_KEY hold them. YES=1 skips the
# question before anything is replaced. docs/backup-and-upgrade.md
. "$(dirname "$0")/common.sh"

print_step() { echo "== $1"; }
run() { compose run --rm --no-deps --no-TTY "$@"; }

# Done at the end, even if the SSH session drops or the operator presses Ctrl-C.
at_end=()
finish() {
  local task
  trap '' HUP INT TERM
  for task in "${at_end[@]}"; do $task; done
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

refuse_newer() { # FILE, with the dumped table of migrations on standard input
  local known unknown
  known=$(basename -s .ts db/migrations/*.ts)
  unknown=$(awk -F '\t' '/^[0-9]+\t/ { print $2 }' | grep -vxF "$known" || true)
  [ -z "$unknown" ] || fail "$1 is newer than this version of Ridgeline (it has ${unknown//$'\n'/, }): nothing was changed."
}

start_api() { compose up --detach --wait --no-build api; }

# Messages unsent in the backup may have been sent since, so they are marked as failed.
REASON='Restored from a backup: it may have been sent before.'
GIVE_UP_UNSENT="UPDATE public.outbox SET failed_at = now(), last_error = '$REASON' WHERE sent_at IS NULL AND failed_at IS NULL"

# A restore makes another schema.
schema() { run backup psql -Atc "SELECT oid FROM pg_namespace WHERE nspname = 'public'" </dev/null; }

LOCK_ALL="SET lock_timeout = 500;
  DO 'DECLARE name text; BEGIN
    FOR name IN SELECT oid::regclass FROM pg_class WHERE relnamespace = ''public''::regnamespace AND relkind = ''r''
    LOOP EXECUTE ''LOCK TABLE '' || name; END LOOP; END'"

WHO="SELECT DISTINCT coalesce(nullif(application_name, ''), 'without a name') FROM pg_stat_activity JOIN pg_locks USING (pid)
  JOIN pg_class ON relation = pg_class.oid WHERE relnamespace = 'public'::regnamespace AND application_name <> 'ridgeline'"

# While the API still runs: what uses the tables for long, such as an off-site copy, would keep the restore waiting.
wait_until_unused() {
  local said turn
  for turn in {1..120}; do
    said=$(run backup psql --quiet --set=VERBOSITY=verbose --command "$LOCK_ALL" </dev/null 2>&1) && return
    [[ $said = *55P03* || $said = *40P01* ]] || fail "$said"
    [ "$turn" != 1 ] || echo "Waiting for up to ten minutes: another session, such as a backup that is being made, uses the tables ($(run backup psql -Atc "$WHO" </dev/null | paste -sd ,))."
    sleep 4
  done
  fail 'The database is as it was: another session still uses the tables.'
}

# In one transaction, so that a failure changes nothing, unless the backup's own SQL ends it; the API is stopped meanwhile.
replace_database() { # COMMAND... that prints SQL
  local unsent=failed before
  wait_until_unused
  at_end+=(start_api)
  compose stop api
  before=$(schema)
  # Postgres before version 17 does not know that setting, and this transaction does not need it.
  unsent=$(
    {
      echo "BEGIN; SET LOCAL lock_timeout = '10s'; DROP SCHEMA public CASCADE; CREATE SCHEMA public;"
      "$@" | sed '/^SET transaction_timeout = 0;$/d' &&
        echo "$GIVE_UP_UNSENT; COMMIT; \\o
          SELECT count(*) FROM public.outbox WHERE last_error = '$REASON' AND sent_at IS NULL;"
    } | run backup psql --set=ON_ERROR_STOP=1 --quiet --no-align --tuples-only --output=/dev/null
  ) || unsent=failed
  [ "$unsent" != failed ] || [ "$(schema)" = "$before" ] ||
    fail 'The restore failed, and the database may have changed: restore another backup.'
  unset 'at_end[-1]'
  start_api || fail 'The API is not healthy: make logs'
  [ "$unsent" != failed ] || fail 'The restore failed: the database is as it was.'
  [ "$unsent" = 0 ] || echo "Messages that had not been sent then: $unsent. To send them now:
  docker compose exec api node services/api/dist/cli.js notify resend --failed"
}

restore_dump() { # FILE
  [ -f "$1" ] || fail "${1:+There is no $1. }Which backup? make restore FILE=backups/ridgeline-....dump"
  run backup pg_restore --file=/dev/null <"$1" 2>/dev/null || fail "$1 is damaged or not a backup: nothing was changed."
  refuse_newer "$1" < <(run backup pg_restore --data-only --table=migrations --file=- <"$1")
  confirm "This replaces everything in the database with $1."
  replace_database run backup pg_restore --no-owner --no-privileges --file=- <"$1"
  echo "Restored $1; the API is healthy."
}

restore_offsite() {
  local name made
  [ -n "${RESTIC_REPOSITORY:-}" ] || read -r -p 'The address of the repository (RESTIC_REPOSITORY): ' RESTIC_REPOSITORY || true
  [ -n "${BACKUP_KEY:-}" ] || read -r -p 'Its key (make backup-key printed it): ' BACKUP_KEY || true
  [ -n "$RESTIC_REPOSITORY" ] && [ -n "$BACKUP_KEY" ] || fail 'Needed: the address of the repository and its key.'
  export RESTIC_REPOSITORY
  [[ $RESTIC_REPOSITORY != /* ]] || export BACKUP_MOUNT=${BACKUP_MOUNT:-$RESTIC_REPOSITORY}
  from_backup() { run backup "$1" <<<"$BACKUP_KEY"; }
  umask 077
  folder=$PWD/.restore
  rm -rf "$folder" # left by a killed restore
  mkdir "$folder"
  remove_folder() { rm -rf "$folder"; }
  at_end+=(remove_folder)

  print_step 'Download'
  bash deploy/up.sh images
  made=$(from_backup newest) || fail 'Nothing was changed.'
  from_backup settings | tar --extract --directory="$folder" || fail 'The settings could not be read: nothing was changed.'
  from_backup database >"$folder/database.sql" || fail 'The database could not be read: nothing was changed.'
  [[ $(tail -n 5 "$folder/database.sql") = *'PostgreSQL database dump complete'* ]] ||
    fail 'The dump is incomplete: nothing was changed.'
  refuse_newer 'This backup' < <(sed -n '/^COPY public.migrations /,/^\\\.$/p' "$folder/database.sql")
  # The restored .env may name another project, or another source of images.
  [ ! -f "$folder/.env" ] || bash deploy/project.sh check "$folder/.env"
  confirm "This replaces the database, the admin token and .env with the backup of $made (UTC)."

  for name in .env docker-compose.override.yml; do
    [ -f "$folder/$name" ] || continue
    [ ! -f "$name" ] || cmp -s "$folder/$name" "$name" || { cp -p "$name" "$name.before" && echo "The old $name is now $name.before."; }
    cp "$folder/$name" "$name"
  done
  bash deploy/up.sh images

  print_step 'Secrets and database'
  for name in admin-token push-key; do
    run secrets node services/api/dist/cli.js secrets keep $name <"$folder/$name"
  done
  run secrets </dev/null
  run backup adopt <<<"$BACKUP_KEY"
  COMPOSE_PROFILES='' compose run --rm --no-TTY prepare </dev/null
  replace_database cat "$folder/database.sql"

  print_step 'Site'
  bash deploy/up.sh
  echo "Restored the site from the backup of $made (UTC). The admin token is the one from the backup: make token"
}

lock
if [ "${1:-}" = offsite ]; then restore_offsite; else restore_dump "${1:-}"; fi
