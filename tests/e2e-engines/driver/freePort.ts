import { once } from 'node:events';
import { createServer } from 'node:net';

/** A TCP port of this machine that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string')
    throw new Error('Cannot find a free port: the server has no address.');
  return address.port;
}
