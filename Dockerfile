FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# Told by /livez, /metrics and behind every page: docker build --build-arg COMMIT=$(git rev-parse --short HEAD).
ARG COMMIT
RUN COMMIT=$COMMIT npm run build

# A delivery API for the demo of deploy/compose.yaml: docker build --target sandbox.
FROM build AS sandbox
ENV SANDBOX_HOST=0.0.0.0 SANDBOX_FILE=:memory:
USER node
EXPOSE 4000
CMD ["node", "--import", "tsx", "sandbox/main.ts"]

# Nothing is installed here: the server is one file with its export of traces beside it, and so is each of the operator's commands; sharp, which is native, stands beside it with its parts.
FROM node:24-bookworm-slim
# The heap and its arenas otherwise grow to twice the memory that the shop needs (docs/decisions/0202).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_OPTIONS="--max-old-space-size=384 --max-semi-space-size=8" MALLOC_ARENA_MAX=2
ENV NODE_COMPILE_CACHE=/app/compiled
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/build/server.js /app/build/trace-export.js /app/build/forget.js /app/build/doctor.js /app/build/THIRD-PARTY-NOTICES.txt ./build/
COPY deploy/doctor /usr/local/bin/doctor
COPY deploy/locales ./deploy/locales
COPY --from=build /app/build/client ./build/client
COPY --from=build /app/build/node_modules ./build/node_modules
RUN mkdir compiled && chown node compiled
USER node
# What V8 compiles of the server before its first request is kept, so that no start compiles it anew (docs/decisions/0001). Without settings the server says what it lacks and ends.
RUN node build/server.js; test -n "$(ls compiled)"
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s --retries=3 \
  CMD ["node", "-e", "const host = ['0.0.0.0', '::'].includes(process.env.HOST) ? '127.0.0.1' : process.env.HOST; fetch(`http://${host}:${process.env.PORT}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server.js"]
