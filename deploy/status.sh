#!/usr/bin/env bash
# Prints the state of the production stack, one fact per line. Marks problems with "!" and warnings with "?". Exits with 1 if
# there is a problem, so that cron can mail the output (docs/troubleshooting.md).
set -uo pipefail
cd "$(dirname "$0")/.."
now=$(date +%s)
result=0

print_fact() { # NAME FACT
  printf '%-14s %s\n' "$1" "$2"
  [[ $2 != '! '* ]] || result=1
}
inspect() { # TEMPLATE SERVICE...: the template for each container
  local template=$1; shift
  docker compose ps --all --quiet "$@" | xargs -r docker inspect --format "$template"
}
first() { sed -n 1p; }
# BusyBox's date reads only this form.
seconds_of() { date -ud "${1:0:10} ${1:11:8}" +%s; } # 2026-01-31T12:00:00...

# A visitor's request from this machine: another program may have the port, or nginx may not have been started.
site() {
  local at status='no answer' domain
  at=$(docker compose port web 8080 2>/dev/null) || { echo '! nginx is not running: make up'; return; }
  at=${at/0.0.0.0/127.0.0.1} at=${at/'[::]'/127.0.0.1}
  exec 3<>"/dev/tcp/${at%:*}/${at##*:}" || { echo "! nothing answers at $at"; return; }
  domain=$(docker compose exec -T web printenv DOMAIN)
  printf 'GET / HTTP/1.0\r\nHost: %s\r\n\r\n' "$(sed 's/,.*//; s/^$/localhost/' <<<"$domain")" >&3
  read -r -t 5 _ status _ <&3
  if [ "$status" = 301 ] && [ -z "$(docker compose exec -T web printenv ACME_EMAIL)" ]; then
    echo '! the page redirects to HTTPS, which this site does not serve: make up'
  elif [[ $status = 200 || $status = 301 ]]; then
    echo "answers at $at"
  else
    echo "! the page is not served ($status)"
  fi
} 2>/dev/null

# A container that keeps restarting may be running at the moment.
list_problems() {
  local service status restarts code started health running
  running=$(docker compose ps --all --format '{{.Service}}')
  for service in $(docker compose config --services); do
    grep -qxF "$service" <<<"$running" || echo "$service is missing"
  done
  while read -r service status restarts code started health; do
    case $status in
      running)
        [ "$health" != unhealthy ] || echo "$service is unhealthy"
        [ "$restarts" -lt 3 ] || [ $((now - $(seconds_of "$started"))) -gt 600 ] || echo "$service keeps restarting"
        ;;
      restarting) echo "$service keeps restarting" ;;
      exited) [[ $code = 0 && $service =~ ^(secrets|roles|migrate|site)$ ]] || echo "$service exited with $code" ;;
      *) echo "$service is $status" ;;
    esac
  done < <(inspect '{{index .Config.Labels "com.docker.compose.service"}} {{.State.Status}} {{.RestartCount}} {{.State.ExitCode}} {{.State.StartedAt}} {{if .State.Health}}{{.State.Health.Status}}{{end}}')
}

# The running version, and that of the checkout if it differs. -c: the checkout may be somebody else's, as under root's cron.
version() {
  local image runs here
  image=$(inspect '{{.Image}}' api | first)
  runs=$(docker image inspect --format '{{index .Config.Labels "version"}}' "$image" 2>/dev/null)
  here=$(git -c safe.directory='*' describe --always --dirty 2>/dev/null)
  [ -n "$runs" ] || { echo '! unknown: make up in a git checkout, or VERSION=... make up'; return; }
  echo "$runs$([ -z "$here" ] || [ "$runs" = "$here" ] || echo " (this checkout is $here)")"
}

image_ages() {
  local name created days list= mark=
  for name in api web certificates database; do
    created=$(inspect '{{.Image}}' "$name" | first | xargs -r docker image inspect --format '{{.Created}}')
    [ -n "$created" ] || continue
    days=$(((now - $(seconds_of "$created")) / 86400))
    list+=", $name $days days"
    [ $days -le 45 ] || mark='! '
  done
  [ -n "$list" ] || { echo '! none: make up'; return; }
  echo "$mark${list:2}${mark:+: older than 45 days; make upgrade}"
}

last_backup() {
  local made day hint='set COMPOSE_PROFILES=backup, then make up'
  made=$(docker compose run --rm --no-deps --no-TTY backup last 2>/dev/null </dev/null)
  [ -z "$(docker compose config --services | grep -x backup)" ] || hint='docker compose logs backup'
  [[ $made =~ (....)(..)(..)T(..)(..)(..)Z ]] || { echo "! none: $hint"; return; }
  day=$(seconds_of "$(printf '%s-%s-%sT%s:%s:%s' "${BASH_REMATCH[@]:1}")")
  if [ $((now - day)) -gt 93600 ]; then echo "! $made: older than 26 hours; $hint"; return; fi
  [[ $made = *', 0 bytes' ]] && echo "! $made: empty; $hint" || echo "$made"
}

problems=$(list_problems | sort -u | paste -sd , | sed 's/,/, /g')
print_fact site "$(site)"
print_fact containers "${problems:+! }${problems:-all running}"
print_fact version "$(version)"
print_fact images "$(image_ages)"
print_fact 'last backup' "$(last_backup)"
# What only the API knows, and what it sees through nginx.
facts=$(docker compose exec -T api node services/api/dist/cli.js status 2>/dev/null </dev/null)
while IFS=: read -r name fact; do print_fact "$name" "${fact# }"; done <<<"${facts:-health: ! the API is not running: docker compose logs api}"
exit $result
