import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdmittedHashes } from '../../deploy/securityHeaders.ts';

/** Written beside the built site; never served, because no file whose name starts with a dot is. */
export const policyFile = '.policy.json';

export function hashOf(inlineText: string): string {
  return createHash('sha256').update(inlineText).digest('base64');
}

/** What a build admitted. */
export function readAdmittedHashes(siteDirectory: string): AdmittedHashes {
  const file = join(siteDirectory, policyFile);
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site first.`);
  const { scripts, styles }: Partial<AdmittedHashes> = JSON.parse(readFileSync(file, 'utf8'));
  if (scripts === undefined || styles === undefined) throw new Error(`${file} is not complete.`);
  return { scripts, styles };
}
