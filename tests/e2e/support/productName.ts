import type { CompleteLanguage } from '../../../src/domain/shared/language';

export const PRODUCT_NAME: Readonly<Record<CompleteLanguage, string>> = {
  en: 'Amin',
  he: 'אמין',
  ar: 'أمين',
};
