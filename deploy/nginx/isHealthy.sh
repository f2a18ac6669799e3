# Requests nginx itself, or the given path through nginx, without curl, which the image lacks.
exec 3<>/dev/tcp/127.0.0.1/8081
printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "${1:-/}" >&3
read -r _ status _ <&3
[ "$status" = 200 ]
