#!/usr/bin/env bash
# Prints the state of the production stack, one fact per line. Marks problems with "!", and exits with 1 if there are any.
set -uo pipefail

here=$(dirname "$0")
# shellcheck source=readEnv.sh
. "$here/readEnv.sh"
# shellcheck source=images.sh
. "$here/images.sh"
now=$(date +%s)
result=0
say() { # NAME FACT
  printf '%-14s %s\n' "$1" "$2"
  [[ $2 != '! '* ]] || result=1
}
in_backup() { docker compose run --rm --no-deps --no-TTY backup "$@" 2>/dev/null </dev/null; }
certificate() {
  docker compose exec -T certificates certbot certificates --config-dir /var/lib/ridgeline/certificates \
    --work-dir /tmp/work --logs-dir /tmp/logs 2>/dev/null | sed -n 's/.*Expiry Date: /ends /p'
}
inspect() { # TEMPLATE SERVICE...: the template for each container
  local template=$1; shift
  docker compose ps --all --quiet "$@" | xargs -r docker inspect --format "$template"
}
created() { date -d "$(inspect '{{.Created}}' "$1" | first)" +%s; } # SERVICE: when its container was created; fails without one

# A container that keeps restarting may be running at the moment.
complaints() {
  local service status restarts code started health
  while read -r service status restarts code started health; do
    case $status in
      restarting) echo "$service restarts again and again" ;;
      running)
        [ "$health" != unhealthy ] || echo "$service is unhealthy"
        [ "$restarts" -lt 3 ] || [ $((now - $(date -d "$started" +%s))) -gt 600 ] || echo "$service restarts again and again"
        ;;
      exited) [[ $code = 0 && $service =~ ^(secrets|roles|migrate|site)$ ]] || echo "$service ended with $code" ;;
    esac
  done < <(inspect '{{index .Config.Labels "com.docker.compose.service"}} {{.State.Status}} {{.RestartCount}} {{.State.ExitCode}} {{.State.StartedAt}} {{if .State.Health}}{{.State.Health.Status}}{{end}}')
}

judge() { # FACT SINCE LIMIT SERVICE: whether the last success, in Unix seconds, is too old
  if [ $((now - $2)) -gt "$3" ]; then
    echo "! $1: older than $(($3 / 3600)) hours; docker compose logs $4"
  else
    echo "$1"
  fi
}

last_backup() {
  local made since
  made=$(in_backup last)
  # Not "| grep -q", which ends at the first match: compose would fail to write the rest, and the pipe with it.
  if [ -z "$(docker compose config --services | grep -x backup)" ]; then
    echo "${made:-none}"
  elif [[ $made =~ ([0-9]{8})T([0-9]{2})([0-9]{2})([0-9]{2})Z ]]; then
    since=$(date -ud "${BASH_REMATCH[1]} ${BASH_REMATCH[2]}:${BASH_REMATCH[3]}:${BASH_REMATCH[4]}" +%s)
    judge "$made" "$since" 93600 backup
  else
    judge none "$(created backup || echo 0)" 93600 backup
  fi
}

last_offsite() { # TIME AND SECONDS, or none, or off
  local limit=$((3 * ${BACKUP_OFFSITE_MINUTES:-60} * 60))
  [ $limit -gt 10800 ] || limit=10800
  case $1 in
    *\|*) judge "${1%|*}" "${1#*|}" $limit offsite ;;
    none) judge 'none yet' "$(created offsite || echo 0)" $limit offsite ;;
    *) echo "${1:-! unknown}" ;;
  esac
}

ages() {
  local name days list=
  for name in "${names[@]}" database; do
    days=$(inspect '{{.Image}}' "$name" | first | xargs -r docker image inspect --format '{{.Created}}')
    [ -z "$days" ] || list+=", $name $(((now - $(date -d "$days" +%s)) / 86400)) days"
  done
  echo "${list:2}"
}

# One line per query; a single container runs all of them, since starting one takes a second.
{ read -r schema; read -r messages; read -r offsite; } < <(in_backup psql -Atqc "
  SELECT name FROM migrations ORDER BY id DESC LIMIT 1;
  SELECT count(*) FILTER (WHERE failed_at IS NULL) || ' waiting, ' || count(failed_at) || ' given up'
    FROM outbox WHERE sent_at IS NULL;
  SELECT coalesce((SELECT coalesce(to_char(succeeded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI \"UTC|\"')
    || extract(epoch FROM succeeded_at)::bigint, 'none') FROM offsite_backup), 'off')")
health=$(docker compose exec -T api node services/api/dist/commands/health.js 2>&1) && health=healthy || health="! ${health:-the API does not answer}"
replicas=$(docker compose ps --quiet --status running api | wc -l)
{ read -r business; read -r channels; } < <(docker compose exec -T api node services/api/dist/commands/status.js 2>/dev/null)
ill=$(complaints | sort -u | paste -sd , | sed 's/,/, /g')
ends=$(certificate)

say health "$health ($replicas replicas)"
say containers "${ill:+! }${ill:-all run}"
say version "$(version)"
say images "$(ages)"
say business "${business:-! unknown}"
say schema "${schema:-! unknown}"
say 'last backup' "$(last_backup)"
say off-site "$(last_offsite "$offsite")"
say certificate "${ends:-none}"
say notifications "${channels:-! unknown}; ${messages:-unknown}"
exit $result
