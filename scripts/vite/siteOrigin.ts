import { loadEnv } from 'vite';

/** Scheme and host the live site answers at, as search engines and previews are told; docs/operations.md, `SITE_ORIGIN`. */
export function siteOrigin(mode: string): string {
  const given = loadEnv(mode, process.cwd(), 'SITE_')['SITE_ORIGIN']?.trim();
  if (given === undefined || given === '') return 'https://amin.example';
  if (!URL.canParse(given) || new URL(given).origin !== given)
    throw new Error(`SITE_ORIGIN has to be scheme and host, such as https://amin.example; it is ${given}`);
  return given;
}
