#!/usr/bin/env bash
# Writes one encrypted copy of all databases, as they were at its end, to a folder of $BACKUPS.
# Reads files of $SECRETS_DIR: MONGODB_URI of a user with the role "backup", and PUBLIC_KEY (RSA, PEM). The private half is kept
# elsewhere: whoever takes over the cluster can read no copy. The bytes go through a pipe and are nowhere in the clear.
set -euo pipefail
umask 077
. "$(dirname "$0")/hmac.sh"
secrets=${SECRETS_DIR:-/run/secrets/aicp} backups=${BACKUPS:-/backups}
work=$(mktemp -d) name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
trap 'rm -rf "$work" "$backups/.$name"' EXIT
mkdir "$backups/.$name"

# One key for this copy alone: half of it encrypts, half of it signs what was encrypted.
openssl rand -hex 32 >"$work/cipher"
openssl rand -hex 32 >"$work/seal"
cat "$work/cipher" "$work/seal" |
  openssl pkeyutl -encrypt -pubin -inkey "$secrets/PUBLIC_KEY" -pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256 \
    -out "$backups/.$name/key"

printf 'uri: %s\n' "$(cat "$secrets/MONGODB_URI")" >"$work/config"
mongodump --config="$work/config" --quiet --oplog --gzip --archive |
  openssl enc -aes-256-ctr -pbkdf2 -pass "file:$work/cipher" |
  tee "$backups/.$name/archive" |
  hmac "$work/seal" >"$backups/.$name/seal"

# Whole or not at all: a copy that was cut short keeps no name.
sync
mv "$backups/.$name" "$backups/$name"
find "$backups" -mindepth 1 -maxdepth 1 -type d -name '????-??-??T*Z' -mtime "+${KEEP_DAYS:-35}" -exec rm -rf {} +
printf 'backup %s: %s bytes\n' "$name" "$(stat -c %s "$backups/$name/archive")"
