# Written with care and not built yet: there was no container engine where it was written (docs/operations.md).
#
#   docker build --build-arg VITE_API_BASE_URL=https://api.example.com/v1 --build-arg VITE_API_IDEMPOTENCY_KEY=true ... \
#     --build-arg SITE_COMMIT=$(git rev-parse HEAD) -t amin .
#
# The variables are those of docs/operations.md. VITE_API_IDEMPOTENCY_KEY has no default: the build fails without true or false.
#
# PREVIOUS names the image that runs now: its assets come along, so that an open tab finds its files.
# NGINX_IMAGE and NODE_IMAGE are the base images. A release passes both with their digest (docs/operations.md).
ARG PREVIOUS=server
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.29-alpine
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NGINX_IMAGE} AS server
USER root
RUN rm -rf /usr/share/nginx/html && mkdir -p /usr/share/nginx/html/assets
USER 101

FROM ${PREVIOUS} AS previous

FROM ${NODE_IMAGE} AS build
WORKDIR /amin
COPY package.json package-lock.json .npmrc ./
RUN npm ci --workspaces=false --no-audit --no-fund
COPY . .
ARG VITE_API_BASE_URL
ARG VITE_REGION_ID
ARG VITE_IDENTITY_PROVIDER
ARG VITE_IDENTITY_AUTHORITY
ARG VITE_IDENTITY_CLIENT_ID
ARG VITE_IDENTITY_API_SCOPE
ARG VITE_MEDIA_ORIGINS
ARG VITE_API_IDEMPOTENCY_KEY
ARG VITE_API_KEEPS_RETIRED_PLANS
ARG VITE_LISTING_EDITING
ARG VITE_HOURS_ALL_DAY
ARG VITE_DIAGNOSTICS_URL
ARG VITE_DIAGNOSTICS_FORMAT
ARG VITE_PUBLIC_PRICING
ARG VITE_APP_STORE_URL
ARG VITE_PLAY_STORE_URL
ARG VITE_PAYMENT_SCRIPT_URL
ARG VITE_PAYMENT_SITE
ARG VITE_PAYMENT_PUBLISHABLE_KEY
ARG SITE_ORIGIN
ARG SITE_SECURITY_CONTACT
ARG SITE_COMMIT
ARG SITE_DEMO_COMPANY
RUN npm run build
# Something in front of the container speaks TLS; nginx in the image has the module for gzip and none for brotli. The image
# links the file of the access log to its standard output.
RUN npm run --silent deploy:nginx -- dist /usr/share/nginx/html _ --port=8080 --nginx=1.29 --gzip --no-brotli \
    --log=/var/log/nginx/access.log > site.conf

FROM server
COPY --from=previous /usr/share/nginx/html/assets /usr/share/nginx/html/assets
COPY --from=build /amin/dist /usr/share/nginx/html
COPY --from=build /amin/site.conf /etc/nginx/conf.d/default.conf
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/health
