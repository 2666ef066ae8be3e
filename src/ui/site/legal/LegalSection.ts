import type { ComponentType } from 'react';
import type { TextKey } from '@/ui/i18n/Texts';

/** A piece of a section: a paragraph, a list, or something that is drawn in a way of its own. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: TextKey }
  | { readonly kind: 'list'; readonly items: readonly TextKey[] }
  | { readonly kind: 'part'; readonly name: string; readonly Part: ComponentType };

/** What a legal page says under one heading. The same structure holds the words of all three languages. */
export interface LegalSection {
  /** Its address on the page, as in `/privacy#security`; it never changes. */
  readonly id: string;
  readonly title: TextKey;
  readonly blocks: readonly LegalBlock[];
}

export function paragraph(text: TextKey): LegalBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: readonly TextKey[]): LegalBlock {
  return { kind: 'list', items };
}

export function part(name: string, Part: ComponentType): LegalBlock {
  return { kind: 'part', name, Part };
}
