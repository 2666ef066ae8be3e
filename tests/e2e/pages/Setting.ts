import type { CompleteLanguage } from '../../../src/domain/shared/language';
import type { Size } from '../support/sizes';
import type { Words } from '../support/words';

/** What a page object needs to find elements by their texts. */
export interface Setting {
  readonly words: Words;
  readonly language: CompleteLanguage;
  readonly size: Size;
}
