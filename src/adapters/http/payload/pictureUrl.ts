import { nonBlank } from '@/domain/shared/LocalizedText';
import type { ParseWarnings } from './ParseWarnings';

const PICTURE_URL = /^(?:https?:\/\/\S|data:image\/)/i;

/** The URL of a picture. Undefined for other schemes such as `javascript:` (threats T4). */
export function parsePictureUrl(input: unknown): string | undefined {
  const url = nonBlank(input);
  return url !== undefined && PICTURE_URL.test(url) ? url : undefined;
}

/** The picture origins of the Content Security Policy, each as scheme, host and port. */
export type PictureOrigins = readonly string[];

/**
 * The first picture URL that is a data URL or has an allowed origin. The app does not request pictures of other
 * origins: the Content Security Policy blocks them, and their host would learn of every visit (threats T5). They are
 * reported, because the origin may be missing in the settings.
 */
export function shownPictureIn(
  inputs: readonly unknown[],
  origins: PictureOrigins,
  warnings: ParseWarnings,
  owner: string,
): string | undefined {
  for (const url of inputs.map(parsePictureUrl)) {
    const origin = originOf(url);
    if (origin === 'data:' || (origin !== undefined && origins.includes(origin))) return url;
    /* Without the URL, which can be personal. */
    if (origin !== undefined)
      warnings.add(`${owner}: a picture from an origin that is not among the media origins`);
  }
  return undefined;
}

function originOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, origin } = new URL(url);
  return protocol === 'data:' ? protocol : origin;
}
