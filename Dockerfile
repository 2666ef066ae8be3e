# `npm run hosts` builds it with buildah and checks what it serves (docs/operations.md).
#
#   docker build --build-arg SITE_ORIGIN=https://amin.example.com ... --build-arg SITE_COMMIT=$(git rev-parse HEAD) -t amin .
#   docker run -p 8080:8080 -e AMIN_API_BASE_URL=https://api.example.com/v1 -e AMIN_API_IDEMPOTENCY_KEY=true ... amin
#
# The variables are those of docs/operations.md: the arguments decide what the image contains, the environment with which
# services it talks. AMIN_API_IDEMPOTENCY_KEY has no default: the container does not start without true or false.
#
# PREVIOUS names the image that runs now: its assets come along, so that an open tab finds its files.
# NGINX_IMAGE and NODE_IMAGE are the base images. A release passes both with their digest (docs/operations.md).
ARG PREVIOUS=server
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.29-alpine
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NGINX_IMAGE} AS server
USER root
RUN apk add --no-cache nodejs && rm -rf /usr/share/nginx/html && mkdir -p /usr/share/nginx/html/assets \
    && chown -R 101 /usr/share/nginx/html
USER 101

FROM ${PREVIOUS} AS previous

FROM ${NODE_IMAGE} AS build
WORKDIR /amin
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false --no-audit --no-fund
COPY . .
ARG VITE_IDENTITY_PROVIDER
ARG VITE_PUBLIC_PRICING
ARG VITE_APP_STORE_URL
ARG VITE_PLAY_STORE_URL
ARG SITE_ORIGIN
ARG SITE_SECURITY_CONTACT
ARG SITE_COMMIT
ARG SITE_DEMO_COMPANY
RUN npm run build && npm run build:commands

# Something in front of the container speaks TLS; nginx in the image has the module for gzip and none for brotli. The image
# links the file of the access log to its standard output.
FROM server
COPY --from=previous /usr/share/nginx/html/assets /usr/share/nginx/html/assets
COPY --from=build --chown=101 /amin/dist /usr/share/nginx/html
COPY --from=build /amin/dist-commands /amin
COPY --from=build /amin/deploy/container/start.sh /docker-entrypoint.d/90-amin.sh
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/health
