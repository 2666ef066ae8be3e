import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAdmittedHashes } from '../../scripts/vite/admittedHashes.ts';
import { readAdmittedOrigins } from '../settings/admittedOrigins.ts';
import { headersFile, redirectsFile } from './headersFile.ts';
import { NOT_FOUND_DOCUMENT, NOT_FOUND_FILE } from './notFoundDocument.ts';
import type { StaticSite } from './StaticSite.ts';
import { staticWebAppConfig } from './staticWebAppConfig.ts';

/*
 * Writes the configuration of a static host into a built site:
 *
 *   npm run deploy:static -- dist azure     staticwebapp.config.json and 404.html, for Azure Static Web Apps
 *   npm run deploy:static -- dist headers   _headers, _redirects and 404.html, for Cloudflare Pages and Netlify
 */

const [built, host] = process.argv.slice(2);

function writeAzure(folder: string, site: StaticSite): void {
  const config = JSON.stringify(staticWebAppConfig(site), undefined, 2);
  writeFileSync(join(folder, 'staticwebapp.config.json'), `${config}\n`);
}

function writeHeaders(folder: string, site: StaticSite): void {
  writeFileSync(join(folder, '_headers'), headersFile(site));
  writeFileSync(join(folder, '_redirects'), redirectsFile());
}

/** The files this command writes; they are not part of the built site. */
const WRITTEN = ['_headers', '_redirects', NOT_FOUND_FILE, 'staticwebapp.config.json'];

function readSite(folder: string): StaticSite {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
  return {
    files: files.filter((file) => !WRITTEN.includes(file)).toSorted(),
    admitted: readAdmittedHashes(folder),
    origins: readAdmittedOrigins(folder),
  };
}

const writers: Readonly<Record<string, typeof writeAzure>> = { azure: writeAzure, headers: writeHeaders };
const write = writers[host ?? ''];

if (built === undefined || write === undefined) {
  process.stderr.write(
    `Arguments missing. Pass the built site and its host: ${Object.keys(writers).join(' or ')}.\n`,
  );
  process.exitCode = 1;
} else {
  write(built, readSite(built));
  writeFileSync(join(built, NOT_FOUND_FILE), NOT_FOUND_DOCUMENT);
}
