#!/usr/bin/env bash
# Writes the parts of nginx's configuration that depend on the settings and on the certificate, and has nginx test all of it.
# Fails with one sentence if a setting is invalid.
# -f: a value such as * is not expanded.
set -feuo pipefail

here=/etc/nginx/ridgeline
made=/tmp/ridgeline
certificate=/var/lib/ridgeline/certificates/live/ridgeline/fullchain.pem

# shellcheck source=../settings.sh
. $here/settings.sh

write_limits() {
  local connections bodies rate burst
  # 65535 is nginx's own limit.
  connections=$(number EDGE_CONNECTIONS 500 1 65535)
  bodies=$(number EDGE_BODIES 50 1 65535)
  rate=$(number EDGE_RATE 100 1 1000000)
  burst=$(number EDGE_BURST 1000 1 1000000)
  number EDGE_CROWD 1000 1 1000000 >/dev/null # for start.sh
  echo "limit_conn_zone \$visitor zone=connections:10m;
limit_conn_zone \$sender zone=bodies:10m;
limit_req_zone \$visitor zone=requests:10m rate=${rate}r/s;
limit_conn connections $connections;
limit_conn bodies $bodies;
limit_req zone=requests burst=$burst nodelay;" >$made/limits.conf
}

# Whose X-Forwarded-For is trusted: nobody's, unless there is another proxy in front.
write_trust() {
  local range ranges=${TRUSTED_PROXY:-}
  : >$made/trust.conf
  for range in ${ranges//,/ }; do
    is_range "$range" || fail "TRUSTED_PROXY: '$range' is not an address range, such as 172.16.0.0/12"
    echo "set_real_ip_from $range;" >>$made/trust.conf
  done
  if [ -n "$ranges" ]; then echo 'real_ip_header X-Forwarded-For;' >>$made/trust.conf; fi
}

is_range() {
  [[ $1 =~ ^[0-9a-fA-F.:]+(/[0-9]{1,3})?$ ]] || return 1
  echo "pid /tmp/range.pid; error_log stderr; events {} http { access_log off; set_real_ip_from $1; }" >$made/range.conf
  nginx -t -q -c $made/range.conf 2>/dev/null
}

write_servers() {
  local name names port=${HTTPS_PORT:-443}
  port=${port##*:}
  [[ $port =~ ^[1-9][0-9]{0,4}$ ]] && [ "$port" -le 65535 ] ||
    fail "HTTPS_PORT: expected a port from 1 to 65535, received '$port'"
  IFS=', ' read -ra names <<<"${DOMAIN:-}"
  [ -z "${DOMAIN:-}" ] || [ ${#names[@]} != 0 ] || fail "DOMAIN: '$DOMAIN' is not a domain name"
  for name in "${names[@]}"; do
    is_domain "$name" || fail "DOMAIN: '$name' is not a domain name"
  done
  local template=plain.conf https=$port
  [ "$https" != 443 ] || https=
  if [ ${#names[@]} != 0 ]; then template=awaiting.conf; fi
  if [ ${#names[@]} != 0 ] && [ -s $certificate ]; then template=secure.conf; fi
  sed -e "s/@NAMES@/${names[*]}/g; s/@HTTPS@/${https:+:$https}/g" $here/servers/$template >$made/servers.conf
  echo "map \$https \$alt_svc { on 'h3=\":$port\"; ma=86400'; default ''; }" >$made/variables.conf
}

is_domain() {
  local label='[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
  [[ $1 =~ ^$label(\.$label)*$ && ${#1} -le 253 ]]
}

# Each origin has its own cache entries, since the API's response names the origin.
write_origins() {
  local origin origins=${CORS_ORIGINS:-}
  {
    echo "map \$http_origin \$listed_origin { default '';"
    for origin in ${origins//,/ }; do
      [[ $origin =~ ^https?://[][a-zA-Z0-9.:_-]+$ ]] ||
        fail "CORS_ORIGINS: '$origin' is not an origin, such as https://www.example.com"
      echo "'$origin' '$origin';"
    done
    echo '}'
  } >$made/origins.conf
}

mkdir -p $made
write_origins
write_limits
write_trust
write_servers
nginx -t -q -c $here/nginx.conf
