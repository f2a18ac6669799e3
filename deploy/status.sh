#!/usr/bin/env bash
# Prints the state of the production stack, one fact per line. Marks problems with "!" and warnings with "?". Exits with 1 if
# there is a problem, so that cron can mail the output (docs/troubleshooting.md).
. "$(dirname "$0")/common.sh"
set +e
now=$(date +%s)
result=0

print_fact() { # NAME FACT
  printf '%-14s %s\n' "$1" "$2"
  [[ $2 != '! '* ]] || result=1
}
# BusyBox's date reads only this form.
seconds_of() { date -ud "${1:0:10} ${1:11:8}" +%s; } # 2026-01-31T12:00:00...

# What `docker compose ps` reports, without what is as it should be, and what to do.
list_problems() {
  {
    docker compose ps --all --format '{{.Service}}: {{.Status}}' |
      sed -E '/: Up [^(]*( \(healthy\))?$/d; /^(secrets|prepare): Exited \(0\)/d'
    docker compose config --services | grep -vxE 'secrets|prepare' | grep -vxF "$(docker compose ps --all --format '{{.Service}}')" | sed 's/$/: missing/'
  } | sed -E 's/: (Exited|Created|Dead|missing).*/&: make up/; s/^(.*): (Up|Restarting).*/&: docker compose logs \1/'
}

# The running version, and that of the checkout if it differs.
version() {
  local runs here
  runs=$(docker compose ps --quiet api | sed -n 1p | xargs -r docker inspect --format '{{index .Config.Labels "version"}}')
  here=$(checkout_version)
  [ -n "$runs" ] || { echo '! unknown: make up in a git checkout, or VERSION=... make up'; return; }
  echo "$runs$([ -z "$here" ] || [ "$runs" = "$here" ] || echo " (this checkout is $here)")"
}

oldest_image() {
  local created days
  created=$(docker compose ps --quiet | xargs -r docker inspect --format '{{.Image}}' |
    xargs -r docker image inspect --format '{{.Created}}' | sort | sed -n 1p)
  [ -n "$created" ] || { echo '! none: make up'; return; }
  days=$(((now - $(seconds_of "$created")) / 86400))
  [ $days -le 45 ] && echo "at most $days days old" || echo "! up to $days days old: make upgrade"
}

last_backup() {
  local made day hint='set COMPOSE_PROFILES=backup, then make up'
  made=$(docker compose run --rm --no-deps --no-TTY backup last 2>/dev/null </dev/null)
  ! docker compose config --services | grep -x backup >/dev/null || hint='docker compose logs backup'
  [[ $made =~ (....)(..)(..)T(..)(..)(..)Z ]] || { echo "! none: $hint"; return; }
  day=$(seconds_of "$(printf '%s-%s-%sT%s:%s:%s' "${BASH_REMATCH[@]:1}")")
  if [ $((now - day)) -gt 93600 ]; then echo "! $made: older than 26 hours; $hint"; return; fi
  [[ $made = *', 0 bytes' ]] && echo "! $made: empty; $hint" || echo "$made"
}

is_changing() { flock -n -E 75 . true 2>/dev/null; [ $? = 75 ]; }

problems=$(list_problems | sort -u | paste -sd , | sed 's/,/, /g')
if is_changing; then problems='? another command, such as make up, is changing this site'; else problems=${problems:+! $problems}; fi
print_fact containers "${problems:-all running}"
print_fact version "$(version)"
print_fact images "$(oldest_image)"
print_fact 'last backup' "$(last_backup)"
# What only the API knows, and what it sees through nginx.
facts=$(docker compose exec -T api node services/api/dist/cli.js status 2>/dev/null </dev/null)
while IFS=: read -r name fact; do print_fact "$name" "${fact# }"; done <<<"${facts:-health: ! the API is not running: docker compose logs api}"
exit $result
