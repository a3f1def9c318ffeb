# syntax=docker/dockerfile:1
# The image of Namesake: docs/guide/deploying.md. Tags are exact; Node is that of package.json, because its Unicode
# tables are part of every score.

# What runs: the packages of the lock file, without those for development, and no script of theirs.
FROM node:24.21.0-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/engine/package.json packages/engine/
COPY packages/lists/package.json packages/lists/
COPY packages/contract/package.json packages/contract/
COPY packages/server/package.json packages/server/
# Optional ones are Node itself, which the base image has.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

# The web interface, built as on any machine.
FROM node:24.21.0-trixie-slim AS web
WORKDIR /app
COPY . .
RUN node tools/setup.js

FROM node:24.21.0-trixie-slim
LABEL org.opencontainers.image.title="Namesake" \
      org.opencontainers.image.description="Self-hosted sanctions screening" \
      org.opencontainers.image.licenses="Apache-2.0"
WORKDIR /app
COPY LICENSE THIRD-PARTY-NOTICES.md ./
COPY --from=packages /app ./
COPY packages/engine packages/engine
COPY packages/lists packages/lists
COPY packages/contract packages/contract
COPY packages/server packages/server
COPY --from=web /app/packages/web/dist packages/web/dist
# glibc and the flag below as in the first line of bin/namesake.js: they keep memory small.
ENV NODE_ENV=production \
    NODE_USE_ENV_PROXY=1 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    NAMESAKE_HOST=0.0.0.0 \
    NAMESAKE_PORT=8080 \
    NAMESAKE_DATA_DIR=/data
# Made here, so that a new volume belongs to the user of the service.
RUN install -d -o 1000 -g 1000 -m 0700 /data /app/node_modules/.cache
USER 1000:1000
# Compiled sources for that user: the root file system may be read-only when the service starts.
RUN --network=none node --max-semi-space-size=8 packages/server/bin/warm-up.js
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "/app/packages/server/bin/is-alive.js"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--v8-pool-size=0", "/app/packages/server/bin/namesake.js"]
CMD ["serve"]
