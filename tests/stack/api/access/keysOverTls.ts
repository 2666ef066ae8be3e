import { request } from 'node:https';
import type { FetchImplementation } from 'jose';

/** Downloads keys over TLS with a trusted self-signed certificate, which the built-in `fetch` does not support. */
export function keysOverTls(certificate: string): FetchImplementation {
  return (url) =>
    new Promise((resolve, reject) => {
      const outgoing = request(url, { ca: certificate, timeout: 5000 }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 500 }));
        });
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('The keys did not arrive within 5 seconds')));
      outgoing.on('error', reject);
      outgoing.end();
    });
}
