#!/usr/bin/env bash
# Configures and starts nginx, and reloads it when a certificate appears, or one in use expires.
#   start.sh | start.sh test (only tests the configuration) | start.sh health (for the container's health check)
# -f: a value such as * is not expanded.
set -feuo pipefail

here=/etc/nginx/ridgeline
generated=/tmp/ridgeline
live=/var/lib/ridgeline/certificates/live

: "${STACK:=ridgeline}" "${DOMAIN:=}" "${ACME_EMAIL:=}" "${HTTPS_PORT:=}" "${CORS_ORIGINS:=}" "${TRUSTED_PROXY:=}"

# The folder of the certificate with which this site serves HTTPS itself for this name: on a published port, valid for that name,
# and with its key. A file alone says nothing: it may be left from another domain, or from before a proxy had the certificate.
find_certificate() { # NAME
  local folder
  [ -n "$ACME_EMAIL" ] && [ -n "$HTTPS_PORT" ] || return 0
  for folder in "$live/$1" $live/ridgeline; do # the second has all names: once they shared one certificate
    read_certificate() { openssl x509 -in "$folder/fullchain.pem" -noout "$@"; }
    read_certificate -checkend 0 >/dev/null && [[ $(read_certificate -checkhost "$1") = *' does match '* ]] &&
      [ "$(read_certificate -pubkey)" = "$(openssl pkey -in "$folder/privkey.pem" -pubout)" ] || continue
    echo "$folder"
    return
  done
} 2>/dev/null

has_ipv6() { [[ $( (exec 3<>/dev/tcp/::1/9) 2>&1) != *'ddress family'* ]]; }

# Writes what depends on the machine, the settings and the certificates, and has nginx test all of it.
configure() {
  local port=${HTTPS_PORT##*:} secure='' plain='' value folder unusable='^$'
  [ "$port" != 443 ] || port=
  has_ipv6 || unusable='listen \[::\]:'
  mkdir -p $generated
  {
    cat $here/internal.conf
    for value in ${DOMAIN//,/ }; do
      folder=$(find_certificate "$value")
      if [ -z "$folder" ]; then plain+=" $value"; continue; fi
      secure+=" $value"
      sed "s/@NAME@/$value/; s|@FOLDER@|$folder|" $here/secure.conf
    done
    if [ -z "$secure" ]; then
      sed 's/@DEFAULT@/ default_server/; s/@NAMES@/_/' $here/plain.conf
    else
      sed "s/@NAMES@/$secure/; s/@HTTPS@/${port:+:$port}/" $here/redirect.conf
      [ -z "$plain" ] || sed "s/@DEFAULT@//; s/@NAMES@/$plain/" $here/plain.conf
    fi
  } | sed "/$unusable/d" >$generated/servers.conf
  {
    # Docker's is 127.0.0.11, Podman's the network's gateway.
    awk '/^nameserver/ { print "resolver", ($2 ~ /:/ ? "[" $2 "]" : $2), "valid=1s ipv6=off;"; exit }' /etc/resolv.conf
    # Variables, so that the name is resolved again (proxy.conf). In another network `api` may be somebody else.
    echo "map '' \$api { default http://api-of-$STACK:8080; }"
    # With a prefix, since a stack may be called "default" or "include", which a map understands otherwise.
    echo "map of-\$upstream_http_x_stack \$is_foreign { 'of-$STACK' ''; default 1; }"
    echo "map \$http_origin \$listed_origin { default '';"
    for value in ${CORS_ORIGINS//,/ }; do echo "'$value' '$value';"; done
    echo '}'
    # Whose X-Forwarded-For is trusted: nobody's, unless there is another proxy in front. With two, the visitor's address is the
    # last one that is not a proxy's.
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
    for value in ${TRUSTED_PROXY//,/ }; do echo "set_real_ip_from $value;"; done
  } >$generated/settings.conf
  nginx -t -q -c $here/nginx.conf
}

list_certificates() {
  local name folder
  for name in ${DOMAIN//,/ }; do
    folder=$(find_certificate "$name")
    [ -z "$folder" ] || stat -Lc "$name %n %i %Y" "$folder/fullchain.pem"
  done
}

# Renews each cached copy of what the owner may delete something from, so that the last one from before a change is gone soon, even
# if the API goes away (cache.conf). Each has a connection of its own, or those behind a frozen replica's would wait; it stays open
# until nginx has an answer or gives up (nginx.conf).
visit_pages() (
  for coding in gzip 'gzip, deflate, br'; do
    for page in / /privacy /terms /thanks /api/services /api/featured-projects /api/service-areas /api/testimonials; do
      exec {connection}<>/dev/tcp/127.0.0.1/8081
      printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: %s\r\nConnection: close\r\n\r\n' $page "$coding" >&"$connection"
    done
  done
  sleep 4
)

watch() { # THE CERTIFICATES with which nginx was configured
  local seen=$1 now
  while sleep 5; do
    now=$(list_certificates)
    [ "$now" != "$seen" ] && configure && nginx -s reload -c $here/nginx.conf || continue
    seen=$now
    echo 'A certificate has changed or expired: reloaded.' >&2
  done
}

case ${1:-start} in
  test) configure ;;
  health) # a page of our API, or that it does not answer; without curl, which the image lacks
    exec 3<>/dev/tcp/127.0.0.1/8081
    printf 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
    [[ $(timeout 5 cat <&3) =~ (^|$'\n')"X-Stack: $STACK"$'\r'|'We cannot answer right now' ]]
    ;;
  start)
    rm -rf /var/cache/ridgeline/proxy /var/cache/ridgeline/body # left by a killed nginx
    seen=$(list_certificates)
    configure
    watch "$seen" &
    # At least two end within ten seconds of a change: during one, the API may be too slow for new pages.
    while sleep 3; do visit_pages 2>/dev/null & done &
    exec nginx -c $here/nginx.conf
    ;;
esac
