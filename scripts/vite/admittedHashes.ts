import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdmittedHashes } from '../../deploy/securityHeaders.ts';

/** Part of the built site, but never served, because no file with a leading dot is. */
export const policyFile = '.policy.json';

export function hashOf(inlineText: string): string {
  return createHash('sha256').update(inlineText).digest('base64');
}

/** Reads the inline hashes that a build wrote. */
export function readAdmittedHashes(siteDirectory: string): AdmittedHashes {
  const file = join(siteDirectory, policyFile);
  if (!existsSync(file)) throw new Error(`${file} is missing. Build the site first.`);
  const { scripts, styles, pages }: Partial<AdmittedHashes> = JSON.parse(readFileSync(file, 'utf8'));
  if (scripts === undefined || styles === undefined)
    throw new Error(`${file} lacks "scripts" or "styles". Build the site again.`);
  return { scripts, styles, pages };
}
