import { nonBlank } from '@/domain/shared/LocalizedText';
import type { ParseWarnings } from './ParseWarnings';

const PICTURE_ADDRESS = /^(?:https?:\/\/\S|data:image\/)/i;

/** The address of a picture; anything else, such as a script, is none (decision C39, threats T4). */
export function parsePictureAddress(input: unknown): string | undefined {
  const address = nonBlank(input);
  return address !== undefined && PICTURE_ADDRESS.test(address) ? address : undefined;
}

/** Where the pictures of a page may come from, each as scheme, host and port: those its policy names. */
export type PictureOrigins = readonly string[];

/**
 * The first picture a page may show. One from anywhere else is not even asked for (threats T5): its host would hear of
 * every visit, and the policy of the page would stop it. What is left out is told, as an origin may be missing in the
 * settings.
 */
export function shownPictureIn(
  inputs: readonly unknown[],
  origins: PictureOrigins,
  onForeign: (origin: string) => void,
): string | undefined {
  for (const address of inputs.map(parsePictureAddress)) {
    const origin = originOf(address);
    if (origin === 'data:' || (origin !== undefined && origins.includes(origin))) return address;
    if (origin !== undefined) onForeign(origin);
  }
  return undefined;
}

function originOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'data:' ? protocol : origin;
}

/** What is reported of a picture that is left out; its path may be personal, its origin is not. */
export function complainOf(warnings: ParseWarnings, owner: string): (origin: string) => void {
  return (origin) => {
    warnings.add(`${owner}: a picture from ${origin}, which is not among the media origins`);
  };
}
