#!/usr/bin/env bash
# Configures and starts nginx, and reloads it when a certificate appears.
set -euo pipefail

here=/etc/nginx/ridgeline
made=/tmp/ridgeline
certificate=/var/lib/ridgeline/certificates/live/ridgeline/fullchain.pem

# shellcheck source=../settings.sh
. $here/settings.sh
crowd=$(number EDGE_CROWD 1000 1 1000000)

# nginx prints a request's head unchanged in its error log. Characters that could move a terminal's cursor become "?".
print_errors() {
  rm -f $made/errors
  mkfifo $made/errors
  # If it is killed, it is restarted; the loop keeps the pipe open, or nginx's next reload would wait for a reader.
  until LC_ALL=C sed -u 's/[^ -~]/?/g'; do sleep 1; done <>$made/errors >&2 &
}

# From a second before until the new workers have taken over, visitors are asked to close their connections
# (snippets/leaving.conf).
reload() {
  touch $made/leaving
  sleep 1
  nginx -s reload -c $here/nginx.conf
  sleep 1
  rm -f $made/leaving
}

input() { stat -Lc '%i %Y' $certificate 2>/dev/null || true; }

follow_certificate() { # ITS STATE when nginx was configured
  local seen=$1 now
  while sleep 2; do
    now=$(input)
    [ "$now" != "$seen" ] || continue
    if bash $here/configure.sh && reload; then
      seen=$now
      echo 'The certificate has changed: reloaded.' >&2
    fi
  done
}

# nginx limits the time between two bytes of a body, not the total time of a request. When more requests are open than
# real visitors would cause, new workers take over and the old ones cut off what is still open (worker_shutdown_timeout).
shed_crowds() {
  while sleep 5; do
    [ "$(count_open_requests)" -ge "$crowd" ] || continue
    echo "$crowd or more requests are open at once: the slowest will be cut." >&2
    reload
    sleep 30
  done
}

# Requests whose head is still arriving, and those that are being answered.
count_open_requests() {
  exec 3<>/dev/tcp/127.0.0.1/8081
  printf 'GET /load HTTP/1.0\r\n\r\n' >&3
  echo $(($(timeout 3 sed -n 's/^Reading: \([0-9]*\) Writing: \([0-9]*\).*/\1 + \2/p' <&3 || echo "$crowd")))
}

seen=$(input)
bash $here/configure.sh
print_errors
follow_certificate "$seen" &
shed_crowds &
exec nginx -c $here/nginx.conf
