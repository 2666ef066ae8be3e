import type { Language } from '../../../src/domain/shared/language';

export const PRODUCT_NAME: Readonly<Record<Language, string>> = { en: 'Amin', he: 'אמין', ar: 'أمين' };
