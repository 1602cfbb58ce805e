# One image for portal, worker and setup; docker-compose.yml says which it runs as.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /assay
COPY . .
RUN npm ci --no-audit --no-fund && npm run build

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
WORKDIR /assay
COPY --from=build --chown=node:node /assay /assay
USER node
CMD ["node", "apps/worker/dist/main.js"]
