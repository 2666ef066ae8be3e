import { loadEnv } from 'vite';

/**
 * The origin of the live site that search engines and link previews are given (docs/operations.md,
 * `SITE_ORIGIN`).
 */
export function siteOrigin(mode: string): string {
  const given = loadEnv(mode, process.cwd(), 'SITE_')['SITE_ORIGIN']?.trim();
  if (given === undefined || given === '') return 'https://amin.example';
  if (!URL.canParse(given) || new URL(given).origin !== given)
    throw new Error(`SITE_ORIGIN must be scheme and host, for example https://amin.example. Got: ${given}`);
  return given;
}
