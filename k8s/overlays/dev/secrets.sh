#!/usr/bin/env bash
# Makes the secrets of the dev overlay in the cluster of the current kubectl context, once: new ones would not open what the
# old ones have locked. They are those of a Compose stack, one Secret for each deployable, and `shared` for what all are told.
#   kubectl apply -f k8s/overlays/dev/namespace.yaml && k8s/overlays/dev/secrets.sh
set -euo pipefail
cd "$(dirname "$0")/../../.."
umask 077
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

for owner in kept gateway mail-catcher migrate mongodb payment-simulator redis $(ls services); do mkdir "$made/$owner"; done
OWNERS_DIR=$made MONGODB_MEMBERS=mongodb-0.mongodb:27017 PUBLIC_URL=https://aicp.localhost \
  node libs/dev-stack/src/node24.mjs libs/dev-stack/src/containers/writeSecrets.ts

mkdir "$made/shared"
mv "$made/reporting/ACTOR_PUBLIC_KEY" "$made/shared"
rm -rf "$made/kept"
for folder in "$made"/*; do
  owner=$(basename "$folder")
  # Said by settings.env, or by `shared`.
  [ "$owner" = shared ] || rm -f "$folder"/{ACTOR_PUBLIC_KEY,PUBLIC_URL,STRIPE_API_BASE,SIMULATOR_URL}
  kubectl --namespace aicp-dev create secret generic "$owner" --from-file="$folder" "$@"
done
