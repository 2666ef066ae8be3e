import { nonBlank } from '@/domain/shared/LocalizedText';

/** A finite number, also as a text. Undefined for any other input. */
export function numberIn(input: unknown): number | undefined {
  const text = nonBlank(input);
  const number = text === undefined ? input : Number(text);
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
