# Replaces the database of the running stack, for restore.sh and restoreOffsite.sh.

# shellcheck source=settings.sh
. "$(dirname "$0")/settings.sh"
postgres() { docker compose run --rm --no-deps --no-TTY backup "$@"; }

# Done at the end, even if the SSH session drops or the operator presses Ctrl-C.
at_end=()
trap 'for task in "${at_end[@]}"; do $task; done' EXIT
trap 'exit 1' HUP INT TERM

refuse_newer() { # FILE KNOWN, with the dumped table of migrations on standard input
  local unknown
  unknown=$(awk -F '\t' '/^[0-9]+\t/ { print $2 }' | grep -vxF "$2" || true)
  [ -z "$unknown" ] || fail "$1 is newer than this version of Ridgeline (it has ${unknown//$'\n'/, }): nothing was changed."
}

ask() { # WHAT
  [ "${YES:-}" != 1 ] || return 0
  local answer
  read -r -p "This replaces $1. Type yes to continue: " answer
  [ "$answer" = yes ] || fail 'Nothing was changed.'
}

start_api() { docker compose up --detach --wait --no-build --scale "api=$((replicas > 0 ? replicas : 1))" api; }

# Messages unsent in the backup may have been sent since, so they count as given up, and so does a digest of the requests
# held as spam.
HELD='Restored from a backup: it may have been sent before.'
HOLD="
  UPDATE public.outbox SET failed_at = now(), last_error = '$HELD' WHERE sent_at IS NULL AND failed_at IS NULL;
  WITH unlisted AS (SELECT id FROM public.quote_requests WHERE quarantined_at IS NOT NULL AND digest_id IS NULL),
    digest AS (
      INSERT INTO public.outbox (kind, channel, failed_at, last_error) SELECT 'digest', 'email', now(), '$HELD'
      WHERE EXISTS (SELECT FROM unlisted) AND EXISTS (SELECT FROM public.outbox WHERE channel = 'email') RETURNING id
    )
  UPDATE public.quote_requests SET digest_id = digest.id FROM unlisted, digest WHERE quote_requests.id = unlisted.id;"

# Postgres before version 17 does not know this setting, and this transaction does not need it.
put_back() {
  echo 'BEGIN; DROP SCHEMA public CASCADE; CREATE SCHEMA public;'
  "$@" | sed '/^SET transaction_timeout = 0;$/d' && echo "$HOLD COMMIT;
    \\o
    SELECT count(*) FROM public.outbox WHERE last_error = '$HELD' AND sent_at IS NULL;"
}

# In one transaction, so that a failure changes nothing; the API is stopped meanwhile.
replace_database() { # COMMAND... that prints SQL
  local result=failed held
  replicas=$(docker compose ps --quiet api | wc -l)
  at_end+=(start_api)
  docker compose stop api
  if held=$(put_back "$@" | postgres psql --set=ON_ERROR_STOP=1 --quiet --no-align --tuples-only --output=/dev/null); then
    result=restored
  fi
  unset 'at_end[-1]'
  start_api
  [ $result = restored ] || fail 'The restore failed: nothing was changed.'
  docker compose exec -T api node services/api/dist/commands/health.js || fail 'Restored, but the API is not healthy: make logs'
  [ "$held" = 0 ] || echo "Messages that had not been sent then: $held. To send them now:
  docker compose exec api node services/api/dist/commands/notify.js resend --failed"
}
