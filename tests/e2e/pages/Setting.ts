import type { Language } from '../../../src/domain/shared/language';
import type { Size } from '../support/sizes';
import type { Words } from '../support/words';

/** What a page object has to know to find its way by words. */
export interface Setting {
  readonly words: Words;
  readonly language: Language;
  readonly size: Size;
}
