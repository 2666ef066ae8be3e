import type { ComponentType } from 'react';
import type { TextKey } from '@/ui/i18n/Texts';

/** A block of a section: a paragraph, a list or a component. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: TextKey }
  | { readonly kind: 'list'; readonly items: readonly TextKey[] }
  | { readonly kind: 'part'; readonly name: string; readonly Part: ComponentType };

/** A section of a legal page. All three languages have the same structure. */
export interface LegalSection {
  /** The id for links such as `/privacy#security`. It must never change. */
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
