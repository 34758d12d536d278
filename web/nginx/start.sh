#!/bin/sh
# Writes what depends on the environment to /tmp, and becomes nginx.
#   PUBLIC_URL                                            where people reach the product; on https, browsers are kept there
#   STRIPE_PUBLISHABLE_KEY, STRIPE_LIVE_PUBLISHABLE_KEY   where they are Stripe's own, pages may load Stripe's scripts
#   GATEWAY_URL                                           whom /api and /graphql are passed on to, if this is for us to do
#   PLANS                                                 off: pages about money are not there
#   USED_BY                                               how many use the product, on the first pages; off: no such line
#   TRUST_PROXY                                           proxies in front whose X-Forwarded-For is believed, by commas
set -eu

kind=http
case "${PUBLIC_URL:-}" in https:*) kind=https ;; esac
stripe=
for key in "${STRIPE_PUBLISHABLE_KEY:-}" "${STRIPE_LIVE_PUBLISHABLE_KEY:-}"; do
  case "$key" in '' | pk_test_simulator*) ;; *) stripe=-stripe ;; esac
done
cp "/etc/nginx/headers/$kind$stripe.conf" /tmp/headers.conf

refuse() {
  echo "The environment is not complete: $1" >&2
  exit 78
}
case "${PUBLIC_URL:-}${GATEWAY_URL:-}${TRUST_PROXY:-}" in
  *[!A-Za-z0-9.,:/_-]*) refuse 'PUBLIC_URL, GATEWAY_URL or TRUST_PROXY has a character that has no place there' ;;
esac

{
  # The picture of a link's preview needs its whole address.
  [ -z "${PUBLIC_URL:-}" ] ||
    echo "sub_filter 'content=\"/social-card.png\"' 'content=\"${PUBLIC_URL%/}/social-card.png\"';"
  # What the first pages claim, as in gateway/src/serveWeb.ts. Whatever means something to HTML or to nginx becomes its number.
  claim=$(printf %s "${USED_BY:-}" | sed "s/&/\\&#38;/g; s/</\\&#60;/g; s/>/\\&#62;/g; s/\"/\\&#34;/g; s/'/\\&#39;/g; s/\\$/\\&#36;/g; s/\\\\/\\&#92;/g")
  [ -z "$claim" ] || {
    echo 'sub_filter_once off;'
    echo "sub_filter 'content=\"500+ companies\"' 'content=\"$claim\"';"
    if [ "$claim" = off ]; then
      echo "sub_filter '>500+ companies<' '><';"
      echo "sub_filter 'data-claim=\"used-by\"' 'data-claim=\"used-by\" hidden=\"\"';"
    else
      echo "sub_filter '>500+ companies<' '>$claim<';"
    fi
  }
  [ -z "${GATEWAY_URL:-}" ] || {
    echo "map '' \$gateway { default ${GATEWAY_URL%/}; }"
    echo "resolver $(awk '/^nameserver/ { print $2; exit }' /etc/resolv.conf) valid=1s ipv6=off;"
  }
  [ -z "${TRUST_PROXY:-}" ] || {
    echo 'real_ip_header x-forwarded-for; real_ip_recursive on;'
    echo "$TRUST_PROXY" | tr ',' '\n' | sed 's/.*/set_real_ip_from &;/'
  }
} >/tmp/settings.conf
if [ -n "${GATEWAY_URL:-}" ]; then cp /etc/nginx/door.conf /tmp/door.conf; else : >/tmp/door.conf; fi
# The same pages as in gateway/src/serveWeb.ts.
[ "${PLANS:-}" != off ] || cat >>/tmp/door.conf <<'PAGES'
location ~* ^/(pricing|subscribe|subscription)(/|$) {
  include /tmp/headers.conf;
  add_header cache-control no-cache always;
  error_page 404 /index.html;
  return 404;
}
PAGES

exec nginx -c /etc/nginx/nginx.conf -g 'daemon off;'
