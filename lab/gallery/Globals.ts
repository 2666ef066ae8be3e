import type { Theme } from '@/application/ports/PreferenceStore';
import type { Language } from '@/domain/shared/language';

/** In per cent of the usual one. */
export const TEXT_SIZES = ['100', '150', '200'] as const;

/** What the toolbar of the gallery sets. */
export interface Globals {
  readonly language: Language;
  readonly theme: Theme;
  readonly textSize: (typeof TEXT_SIZES)[number];
}
