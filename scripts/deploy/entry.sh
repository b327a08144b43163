#!/bin/sh
# Starts the container: sets this deployment's values in the page, then serves it.
set -eu
node /srv/castle-bots/scripts/configure.mjs /srv/castle-bots/dist /srv/castle-bots/configured
exec nginx -c /srv/castle-bots/deploy/nginx.conf -g 'daemon off;'
