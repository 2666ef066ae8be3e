import { createServer } from 'node:net';
import { portOf } from '../portOf';

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((settle) => {
    probe.listen(0, settle);
  });
  const port = portOf(probe);
  await new Promise((closed) => {
    probe.close(closed);
  });
  return port;
}
