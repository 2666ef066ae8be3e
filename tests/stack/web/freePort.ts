import { createServer } from 'node:net';

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((settle) => {
    probe.listen(0, settle);
  });
  const address = probe.address();
  await new Promise((closed) => {
    probe.close(closed);
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}
