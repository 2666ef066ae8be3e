import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Where the certificate is kept, for `NODE_EXTRA_CA_CERTS` and for a web server. */
  readonly certFile: string;
  readonly keyFile: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** A certificate for this computer, signed by itself and good for a day. */
export async function createCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(Date.now() - DAY),
    notAfterDate: new Date(Date.now() + DAY),
    extensions: [
      { name: 'basicConstraints', cA: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  const folder = await mkdtemp(join(tmpdir(), 'amin-certificate-'));
  const certFile = join(folder, 'cert.pem');
  const keyFile = join(folder, 'key.pem');
  await writeFile(certFile, cert);
  await writeFile(keyFile, key, { mode: 0o600 });
  return { key, cert, certFile, keyFile };
}
