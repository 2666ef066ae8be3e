import { describe, expect, it } from 'vitest';
import { languageOfScript } from '@/ui/i18n/components/ServerDetails';

describe('The detected language of a server text', () => {
  it.each([
    ['The card was declined', 'en'],
    ['הכרטיס נדחה', 'he'],
    ['הכרטיס נדחה: declined', 'he'],
    ['رُفضت البطاقة', 'ar'],
    ['La tarjeta fue rechazada: número', undefined],
    ['הכרטיס رُفضت', undefined],
    ['503', undefined],
  ])('%s: %s', (text, language) => {
    expect(languageOfScript(text)).toBe(language);
  });
});
