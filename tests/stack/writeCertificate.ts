import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCertificate } from './certificate';

/** A self-signed certificate in files, for programs that read one. */
export interface WrittenCertificate {
  /** The certificate itself. */
  readonly cert: string;
  /** The paths of the files. */
  readonly tls: { readonly certificate: string; readonly key: string };
  readonly remove: () => Promise<void>;
}

export async function writeCertificate(): Promise<WrittenCertificate> {
  const { key, cert } = await createCertificate();
  const folder = await mkdtemp(join(tmpdir(), 'amin-certificate-'));
  const tls = { certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  await writeFile(tls.certificate, cert);
  await writeFile(tls.key, key, { mode: 0o600 });
  return { cert, tls, remove: async () => rm(folder, { recursive: true, force: true }) };
}
