import { expect, it } from 'vitest';
import { categoryText } from '@/ui/i18n/categoryText';
import { Texts } from '@/ui/i18n/Texts';
import { textIn } from '@tests/support/text';

it('translates a known category in every spelling, and shows the word of the service for an unknown one', async () => {
  const texts = await Texts.forLanguage('he');
  await texts.require(['business']);
  const { t } = texts.i18n;
  const translated = textIn.he('business.categories.airConditioning');
  expect(
    ['air-conditioning', 'Air Conditioning', 'airConditioning'].map((word) => categoryText(t, word)),
  ).toEqual([translated, translated, translated]);
  expect(['surfing', 'constructor'].map((word) => categoryText(t, word))).toEqual(['surfing', 'constructor']);
});
