import type { ComponentType } from 'react';
import type { TextKey } from '@/ui/i18n/useTranslation';

/** The legal pages, each with a namespace of its own for its texts. */
export type LegalPageName = 'privacy' | 'terms' | 'cookies' | 'accessibility';

/** A paragraph, a list or a component. */
export type LegalBlock<Text = TextKey> = Text | readonly Text[] | ComponentType;

/** A section of a legal page, the same in every language. */
export interface LegalSection {
  /** The id for links such as `/privacy#security`. It must never change. */
  readonly id: string;
  readonly title: TextKey;
  readonly blocks: readonly LegalBlock[];
}

/** The names of the texts below a prefix. */
type NameUnder<Prefix extends string, Key extends TextKey = TextKey> = Key extends `${Prefix}.${infer Name}`
  ? Name
  : never;

/**
 * @param prefix What the keys of all texts of the section begin with. The section has a text `title`.
 * @param blocks The names of the other texts, or components.
 * @param id By default the last word of the prefix.
 */
export function section<Prefix extends `${LegalPageName}.${string}`>(
  prefix: Prefix,
  blocks: readonly LegalBlock<NameUnder<Prefix>>[],
  id?: string,
): LegalSection;
/* The implementation takes strings: with `NameUnder<Prefix>` type checking takes 20 seconds. */
export function section(
  prefix: string,
  blocks: readonly LegalBlock<string>[],
  id: string = prefix.replace(/^.*\./u, ''),
): LegalSection {
  const shown = blocks.map((block): LegalBlock => {
    if (typeof block === 'string') return keyUnder(prefix, block);
    return typeof block === 'function' ? block : block.map((name) => keyUnder(prefix, name));
  });
  return { id, title: keyUnder(prefix, 'title'), blocks: shown };
}

function keyUnder(prefix: string, name: string): TextKey;
function keyUnder(prefix: string, name: string): string {
  return `${prefix}.${name}`;
}
