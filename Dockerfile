# Both sites behind nginx, with /api and /rpc passed on. See docs/deploy.md.
FROM node:24-trixie-slim AS source
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .

# The build. Its arguments become part of the JavaScript that visitors download: they are public.
FROM source AS build
ARG VITE_BRAND_NAME
ARG VITE_DISCORD_CLIENT_ID
ARG VITE_DISCORD_AUTHORIZE_URL
ARG VITE_TREASURY_ADDRESS
ARG VITE_SOLANA_GENESIS_HASH
ARG VITE_SOLANA_EXPLORER_URL
ARG VITE_IPFS_GATEWAY
ARG VITE_ARWEAVE_GATEWAY
ARG VITE_RELEASE
RUN npm run build

# The embedded back end, for trying the container without a server of your own. Its accounts are open to everybody.
FROM source AS trial-api
RUN npm run build:embedded && mkdir -p node_modules/.cache && chown -R node node_modules/.cache
USER node
EXPOSE 4173
CMD ["npx", "vite", "preview", "--mode", "embedded", "--outDir", "dist-embedded", "--host", "0.0.0.0", "--port", "4173"]

FROM node:24-trixie-slim AS web
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/castle-bots
COPY --from=build /app/dist dist
COPY --from=build /app/dist-hosting/variables.json dist-hosting/variables.json
COPY scripts/configure.mjs scripts/configure.mjs
COPY scripts/lib/deployment.mjs scripts/lib/hostFiles.mjs scripts/lib/securityHeaders.mjs scripts/lib/
COPY scripts/deploy/nginx.conf scripts/deploy/site.nginx.conf scripts/deploy/entry.sh deploy/
RUN mkdir configured && chown node configured
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/srv/castle-bots/deploy/entry.sh"]
