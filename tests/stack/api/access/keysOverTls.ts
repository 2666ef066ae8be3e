import { request } from 'node:https';
import type { FetchImplementation } from 'jose';

/** Downloads keys over TLS with a trusted self-signed certificate, which the built-in `fetch` does not support. */
export function keysOverTls(certificate: string): FetchImplementation {
  return (url) =>
    new Promise((resolve, reject) => {
      const sent = request(url, { ca: certificate, timeout: 5000 }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          resolve(new Response(Buffer.concat(chunks), { status: answer.statusCode ?? 500 }));
        });
      });
      sent.on('timeout', () => sent.destroy(new Error('The keys take too long')));
      sent.on('error', reject);
      sent.end();
    });
}
