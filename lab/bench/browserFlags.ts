import { createHash, X509Certificate } from 'node:crypto';

/** @param certificate The self-signed certificate of the sites. */
export function browserFlags(certificate: string): readonly string[] {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(key).digest('base64');
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--no-first-run',
    '--disable-component-update',
    '--disable-sync',
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
  ];
}
