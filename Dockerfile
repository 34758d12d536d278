# Two images from one file: `node`, every process of ours by its role (scripts/role.mjs), and `web`, the client behind nginx.
# Both run as an ordinary user on a read-only root; only /tmp has to be writable. `npm run images` builds them.

# Exact versions; `npm run pin-images` adds their digests where a registry answers. Others are named by --build-arg.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.28.0

# The manifests alone, so that the packages are installed anew only when one of them changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

# What the processes need to run: no development dependencies, nothing of the client's, no sources of packages.
FROM ${NODE_IMAGE} AS modules
WORKDIR /app
COPY --from=manifests /app .
RUN npm ci --omit=dev --ignore-scripts --workspace services --workspace gateway --workspace libs/dev-stack \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete

FROM ${NODE_IMAGE} AS node
WORKDIR /app
ENV NODE_ENV=production NODE_COMPILE_CACHE=/tmp/compiled NODE_OPTIONS=--max-semi-space-size=4 MALLOC_ARENA_MAX=2 \
    OPS_PORT=9000 DRAIN_SECONDS=3
COPY --from=modules /app .
COPY package.json ./
COPY scripts scripts
COPY libs libs
COPY services services
COPY gateway gateway
# The volumes in which a Compose stack keeps each container's secrets: owned by the databases' user, read by our group.
RUN for owner in kept gateway mail-catcher migrate mongodb payment-simulator redis $(ls services); do \
      install -d -o 999 -g 1000 -m 0750 "/run/owners/$owner" || exit 1; done \
 && install -d -o 1000 -g 1000 /data
# What it was built from; administrators are shown it.
ARG GIT_COMMIT
ENV GIT_COMMIT=$GIT_COMMIT
USER 1000:1000
EXPOSE 3000 4000 9000
HEALTHCHECK --interval=10s --timeout=15s --start-period=60s CMD ["node", "scripts/role.mjs", "healthcheck"]
ENTRYPOINT ["node", "scripts/role.mjs"]

FROM ${NODE_IMAGE} AS client
WORKDIR /app
COPY --from=manifests /app .
RUN npm ci --workspace web --workspace gateway
COPY tsconfig.json ./
COPY libs libs
COPY web web
COPY gateway gateway
RUN npm run build --workspace web
RUN node gateway/nginxHeaders.ts headers web/dist && rm -rf web/dist/.vite web/dist/.routes.json

FROM ${NGINX_IMAGE} AS web
COPY web/nginx /etc/nginx
COPY --from=client /app/headers /etc/nginx/headers
COPY --from=client /app/web/dist /usr/share/nginx/html
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=10s --timeout=15s --start-period=10s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
ENTRYPOINT ["sh", "/etc/nginx/start.sh"]
