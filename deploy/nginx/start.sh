#!/usr/bin/env bash
# Configures and starts nginx, and reloads it when a certificate appears, or the one in use expires.
#   start.sh | start.sh test (only tests the configuration) | start.sh health (for the container's health check)
# -f: a value such as * is not expanded.
set -feuo pipefail

here=/etc/nginx/ridgeline
generated=/tmp/ridgeline
certificate=/var/lib/ridgeline/certificates/live/ridgeline/fullchain.pem
# More open requests than this, over all addresses, are an attack: real visitors would cause a few dozen.
max_open_requests=1000

: "${DOMAIN:=}" "${ACME_EMAIL:=}" "${HTTPS_PORT:=}" "${CORS_ORIGINS:=}" "${TRUSTED_PROXY:=}"

read_certificate() { openssl x509 -in $certificate -noout "$@" 2>/dev/null; }

# Whether this site serves HTTPS itself for this name: on a published port, with a certificate of that name which has not
# expired. A file alone says nothing: it may be left from another domain, or from before a proxy had the certificate.
is_secure() { # NAME
  [ -n "$ACME_EMAIL" ] && [ -n "$HTTPS_PORT" ] && read_certificate -checkend 0 >/dev/null &&
    [[ $(read_certificate -checkhost "$1") = *' does match '* ]]
}

has_ipv6() { [[ $( (exec 3<>/dev/tcp/::1/9) 2>&1) != *'ddress family'* ]]; }

# Writes what depends on the machine, the settings and the certificate, and has nginx test all of it.
configure() {
  local port=${HTTPS_PORT##*:} secure='' plain='' ends='' certificate_facts=null value unusable='^$'
  for value in ${DOMAIN//,/ }; do
    if is_secure "$value"; then secure+=" $value"; else plain+=" $value"; fi
  done
  if [ -n "$DOMAIN" ] && [ -n "$ACME_EMAIL" ]; then
    ends=$(read_certificate -enddate) && ends=$(date -ud "${ends#*=}" +%FT%TZ)
    certificate_facts="{\"endsAt\":\"$ends\",\"missing\":\"${plain# }\"}"
  fi
  [ "$port" != 443 ] || port=
  has_ipv6 || unusable='listen \[::\]:'
  mkdir -p $generated
  sed "/$unusable/d" $here/nginx.conf >$generated/nginx.conf
  {
    if [ -z "$secure" ]; then
      sed 's/@DEFAULT@/ default_server/; s/@NAMES@/_/' $here/plain.conf
    else
      sed "s/@NAMES@/$secure/; s/@HTTPS@/${port:+:$port}/" $here/secure.conf
      [ -z "$plain" ] || sed "s/@DEFAULT@//; s/@NAMES@/$plain/" $here/plain.conf
    fi
  } | sed "/$unusable/d" >$generated/servers.conf
  {
    # Each origin has its own cached copies, since the API's response names it.
    echo "map \$http_origin \$listed_origin { default '';"
    for value in ${CORS_ORIGINS//,/ }; do echo "'$value' '$value';"; done
    echo '}'
    echo "map '' \$certificate_facts { default '$certificate_facts'; }"
    # Whose X-Forwarded-For is trusted: nobody's, unless there is another proxy in front. With two, the visitor's address is the
    # last one that is not a proxy's.
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
    for value in ${TRUSTED_PROXY//,/ }; do echo "set_real_ip_from $value;"; done
  } >$generated/settings.conf
  nginx -t -q -c $generated/nginx.conf
}

request() { # PATH: prints the response; without curl, which the image lacks
  exec 3<>/dev/tcp/127.0.0.1/8081
  printf 'GET %s HTTP/1.0\r\n\r\n' "$1" >&3
  timeout 3 cat <&3
}

# Refreshes both forms of nginx's cached copies, over one connection, so that visitors never get old ones while the API is
# down.
refresh_copies() {
  local path coding
  exec 3<>/dev/tcp/127.0.0.1/8081
  for path in / /privacy /terms /thanks /api/services /api/featured-projects /api/service-areas /api/testimonials; do
    for coding in gzip 'gzip, deflate, br'; do
      printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: %s\r\n\r\n' $path "$coding"
    done
  done >&3
  printf 'GET /nginx/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' >&3
  timeout 5 cat <&3 >/dev/null
}

certificate_state() {
  [ -n "$ACME_EMAIL" ] || return 0
  stat -Lc '%i %Y' $certificate 2>/dev/null && read_certificate -checkend 0 || true
}

# Requests whose head is still arriving, and those in progress. An nginx that is too busy to respond has too many.
count_open_requests() {
  local open
  open=$(request /nginx/load | sed -n 's/^Reading: \([0-9]*\) Writing: \([0-9]*\).*/\1 + \2/p') || true
  echo $((${open:-$max_open_requests}))
}

# Reloads nginx for a new certificate, and when more requests are open than real visitors would cause: nginx limits the time
# between two bytes of a body, not that of a whole request. New workers take over, and the old ones cut off what is still open
# (worker_shutdown_timeout).
watch() { # THE CERTIFICATE'S STATE when nginx was configured
  local seen=$1 now
  while sleep 5; do
    now=$(certificate_state)
    if [ "$now" != "$seen" ]; then
      configure && nginx -s reload -c $generated/nginx.conf || continue
      seen=$now
      echo 'The certificate has changed or expired: reloaded.' >&2
    elif [ "$(count_open_requests)" -ge $max_open_requests ]; then
      echo "$max_open_requests or more requests are open at once: closing the slowest." >&2
      nginx -s reload -c $generated/nginx.conf
      sleep 30
    fi
  done
}

case ${1:-start} in
  test) configure ;;
  health)
    [[ $(request /nginx/health) = *' 200 '*ok ]]
    refresh_copies || true
    ;;
  start)
    rm -rf /var/cache/ridgeline/proxy /var/cache/ridgeline/body # left by a killed nginx
    seen=$(certificate_state)
    # A certificate that nginx cannot load must not keep the site down.
    configure || HTTPS_PORT='' configure
    watch "$seen" &
    exec nginx -c $generated/nginx.conf
    ;;
esac
