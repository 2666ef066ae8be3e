#!/bin/sh
# The entry point of the nginx image runs this before nginx. With a wrong setting the container names all of them and ends.
set -eu
site=/usr/share/nginx/html
[ -f /proc/net/if_inet6 ] || set -- --no-ipv6
node /amin/addSettings.mjs "$site"
node /amin/printSiteConfiguration.mjs "$site" "$site" _ --port=8080 "$@" > /etc/nginx/conf.d/default.conf
