import { connect, createServer } from 'node:http2';
import { portOf } from '../../stack/portOf';

/** The bytes of a response over HTTP/2, with its compressed headers and frames. */
export async function bytesOnTheWire(
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
): Promise<number> {
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const session = connect(`http://127.0.0.1:${String(portOf(server))}`);
  try {
    await new Promise((settled) => {
      session.once('remoteSettings', settled);
    });
    const before = session.socket.bytesRead;
    await new Promise((finished, failed) => {
      session.request({ ':path': '/' }).on('end', finished).on('error', failed).resume().end();
    });
    return session.socket.bytesRead - before;
  } finally {
    session.close();
    server.close();
  }
}
