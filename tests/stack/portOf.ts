import type { Server } from 'node:net';

/** The port of a listening server. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server listens on no port');
  return address.port;
}
