import { connect } from 'node:net';

/** Tries to connect to a port over TCP. */
export async function acceptsConnection(host: string, port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ host, port });
    socket.on('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.on('error', () => settle(false));
  });
}
