import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { COMPLETE_LANGUAGES, type Language } from '@/domain/shared/language';
import type { Entitlement } from '@/domain/subscription/Plan';
import { addOnKeyOf, useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { Texts } from '@/ui/i18n/Texts';
import { TranslationProvider } from '@/ui/i18n/TranslationProvider';
import { text, textIn, textsUnder } from '@tests/support/text';

async function catalogIn(language: Language) {
  const texts = await Texts.forLanguage(language);
  await texts.require(['catalog']);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TranslationProvider texts={texts}>
      <div>{children}</div>
    </TranslationProvider>
  );
  return renderHook(() => useCatalogTexts(), { wrapper }).result.current;
}

const feature = (featureId: string, value: string, overrides: Partial<Entitlement> = {}): Entitlement => ({
  featureId,
  featureName: 'Feature',
  value,
  type: 'quantity',
  displayName: undefined,
  ...overrides,
});

describe('Texts of the catalogue', () => {
  it('translates known plans and add-ons in every spelling of their names', async () => {
    const he = await catalogIn('he');
    expect(he.planName({ name: 'PROFESSIONAL ' })).toBe(textIn.he('catalog.plans.professional.name'));
    expect(he.planTitle({ name: 'x', externalName: 'Professional' })).toBe(
      textIn.he('catalog.plans.professional.title'),
    );
    expect(he.planDescription({ name: 'Premium', description: 'For teams' })).not.toBe('For teams');
    expect(he.addOnName({ name: 'urgent_call_outs' })).toBe(textIn.he('catalog.addOns.urgentCallOuts.name'));
    expect(he.addOnDescription({ name: 'Photo day', description: 'A visit' })).not.toBe('A visit');
    expect(addOnKeyOf({ name: 'Extra service area' })).toBe('extraServiceArea');
  });

  it('shows the server’s texts for unknown items', async () => {
    const ar = await catalogIn('ar');
    expect(ar.planName({ name: 'intern', externalName: 'Gold' })).toBe('Gold');
    expect(ar.planTitle({ name: 'Gold' })).toBe(textIn.ar('catalog.planTitle', { name: 'Gold' }));
    expect(ar.planDescription({ name: 'Gold', description: 'Shiny' })).toBe('Shiny');
    expect(ar.addOnName({ name: 'Banner' })).toBe('Banner');
  });

  it.each([
    ['en', 'Pro Plan'],
    ['en', 'PLAN B'],
    ['he', 'מסלול זהב'],
    ['ar', 'باقة ذهبية'],
    ['he', 'Gold plan'],
  ] as const)('does not say plan twice (%s, %s)', async (language, name) => {
    expect((await catalogIn(language)).planTitle({ name })).toBe(name);
  });

  it('adds the word plan to a name that only contains its letters', async () => {
    const title = text('catalog.planTitle', { name: 'Planner' });
    expect((await catalogIn('en')).planTitle({ name: 'Planner' })).toBe(title);
  });

  it.each(COMPLETE_LANGUAGES)('has the plural forms of %s', async (language) => {
    const catalog = await catalogIn(language);
    const words = textsUnder('catalog.features', language);
    for (const count of [1, 2, 3, 40, 100])
      expect(catalog.entitlement(feature('photos', String(count)))).toBe(
        words('photos', { count, number: count }),
      );
    expect(catalog.entitlement(feature('photos', 'Unlimited'))).toBe(words('photosUnlimited'));
  });

  it.each(COMPLETE_LANGUAGES)('separates the thousands in %s, like every other number', async (language) => {
    const catalog = await catalogIn(language);
    for (const id of ['photos', 'serviceAreas', 'teamMembers'])
      expect(catalog.entitlement(feature(id, '2500'))).toContain('2,500');
  });

  it.each([
    [feature('email_support', 'true'), text('catalog.features.emailSupport')],
    [feature('photos', 'many'), 'Feature: many'],
    [feature('unknown', 'true'), 'Feature'],
    [feature('unknown', '5 GB'), 'Feature: 5 GB'],
    [feature('unknown', '5', { displayName: 'Five of them' }), 'Five of them'],
  ])('translates a feature: %j', async (entitlement, words) => {
    expect((await catalogIn('en')).entitlement(entitlement)).toBe(words);
  });
});
