import { describe, expect, it } from 'vitest';
import { memoizeTexts } from '@/ui/i18n/memoizeTexts';
import { Texts } from '@/ui/i18n/Texts';
import { text } from '@tests/support/text';

describe('Memoized texts', () => {
  it('are those of i18next', async () => {
    const { i18n } = await Texts.forLanguage('en');
    const t = memoizeTexts(i18n.t);
    expect([t('shell.skipToContent'), t('shell.skipToContent')]).toEqual([
      text('shell.skipToContent'),
      text('shell.skipToContent'),
    ]);
    expect(t('errors.tryAgain')).toBe(text('errors.tryAgain'));
  });

  it('with parameters are formatted each time', async () => {
    const { i18n } = await Texts.forLanguage('en');
    const t = memoizeTexts(i18n.t);
    const nameOf = (product: string): string => t('shell.header.homeLink', { product });
    expect(nameOf('One')).not.toBe(nameOf('Two'));
  });

  it('appear when the namespace of a missing text loads later', async () => {
    const texts = await Texts.forLanguage('en');
    const t = memoizeTexts(texts.i18n.t);
    expect(t('contact.title')).toBe('contact.title');
    await texts.require(['contact']);
    expect(t('contact.title')).toBe(text('contact.title'));
  });
});
