import { encode } from 'uqr';
import { loadEnv } from 'vite';
import type { QrCode } from '../../src/ui/company/appQrCodes.ts';
import type { AppLink } from '../../src/ui/company/appLinks.ts';

/** Invented, so that the demo shows buttons and codes. */
const OF_THE_DEMO = {
  VITE_APP_STORE_URL: 'https://appstore.example/app/amin',
  VITE_PLAY_STORE_URL: 'https://play.example/store/apps/details?id=example.amin',
};

const STORES = [
  ['app-store', 'VITE_APP_STORE_URL'],
  ['google-play', 'VITE_PLAY_STORE_URL'],
] as const;

/** The constants of the build. The codes of the stores are drawn here, so that no page asks a service for them. */
export function appLinkConstants(mode: string): Readonly<Record<string, string>> {
  const settings = mode === 'production' ? loadEnv(mode, process.cwd(), 'VITE_') : OF_THE_DEMO;
  const links = appLinksOf(settings);
  const codes = Object.fromEntries(links.map(({ store, url }) => [store, qrCodeOf(url)]));
  return { BUILT_APP_LINKS: JSON.stringify(links), BUILT_APP_QR_CODES: JSON.stringify(codes) };
}

/** Whether browsers may open the URL of a store. */
export const isStoreUrl = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

/** An invalid URL gives no link here. The build reports it (buildSettings.ts). */
export function appLinksOf(settings: Readonly<Record<string, string | undefined>>): readonly AppLink[] {
  return STORES.flatMap(([store, setting]) => {
    const url = settings[setting] ?? '';
    return isStoreUrl(url) ? [{ store, url }] : [];
  });
}

/** One rectangle for each run of dark squares in a row. */
export function qrCodeOf(url: string): QrCode {
  const { data, size } = encode(url, { border: 0 });
  const path = data
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? '#' : ' '))
          .join('')
          .matchAll(/#+/gu),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
  return { size, path };
}
