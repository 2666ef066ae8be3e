import { nonBlank } from '@/domain/shared/LocalizedText';

const PICTURE_ADDRESS = /^(?:https?:\/\/\S|data:image\/)/i;

/** The address of a picture a page may show; anything else, such as a script, is none (decision C39, threats T4). */
export function parsePictureAddress(input: unknown): string | undefined {
  const address = nonBlank(input);
  return address !== undefined && PICTURE_ADDRESS.test(address) ? address : undefined;
}
