/** The container listens on this port (Dockerfile). Every other host does so too, because the product is built for one URL. */
export const WEB_PORT = 8080;

export const ORIGIN = `http://localhost:${String(WEB_PORT)}`;
