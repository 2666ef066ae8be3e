import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/domain/shared/language';
import { Texts, type LoadNamespace } from '@/ui/i18n/Texts';
import { deferred } from '../../support/deferred';

/** A namespace whose texts are its language and its name. */
const loadFake: LoadNamespace = async (language, namespace) => ({ language, namespace });

/** The text of a key in the current language. The catalogues of this test have keys of their own. */
const textOf = (texts: Texts, key: string): unknown =>
  texts.i18n.getResource(texts.language, 'translation', key);

describe('Texts', () => {
  it.each(LANGUAGES)('has its texts at the start in %s', async (language) => {
    const texts = await Texts.forLanguage(language, loadFake);
    expect(textOf(texts, 'shell.language')).toBe(language);
  });

  it('loads a namespace only when a route requires it', async () => {
    const loaded: string[] = [];
    const texts = await Texts.forLanguage('en', async (language, namespace) => {
      loaded.push(`${language}/${namespace}`);
      return {};
    });
    expect(loaded).toEqual(['en/shell', 'en/errors']);
    await texts.require(['business']);
    await texts.require(['business']);
    expect(loaded).toEqual(['en/shell', 'en/errors', 'en/business']);
  });

  it('loads every required namespace in another language', async () => {
    const texts = await Texts.forLanguage('en', loadFake);
    await texts.require(['business']);
    await texts.switchTo('ar');
    expect([texts.language, textOf(texts, 'business.language')]).toEqual(['ar', 'ar']);
  });

  it('uses the language that was chosen last, even when an earlier one finishes loading later', async () => {
    const late = deferred<undefined>();
    const texts = await Texts.forLanguage('en', async (language, namespace) => {
      if (language === 'he') await late.promise;
      return loadFake(language, namespace);
    });
    const earlier = texts.switchTo('he');
    await texts.switchTo('ar');
    late.resolve(undefined);
    await earlier;
    expect(texts.language).toBe('ar');
  });

  it('never lacks a text that was required while another language was loading', async () => {
    const late = deferred<undefined>();
    const texts = await Texts.forLanguage('en', async (language, namespace) => {
      if (language === 'ar') await late.promise;
      return loadFake(language, namespace);
    });
    const switching = texts.switchTo('ar');
    await texts.require(['profile']);
    late.resolve(undefined);
    await switching;
    expect([texts.language, textOf(texts, 'profile.language')]).toEqual(['ar', 'ar']);
  });

  it('never lacks a text that was required while switching to a loaded language', async () => {
    const texts = await Texts.forLanguage('en', loadFake);
    await texts.switchTo('ar');
    await texts.switchTo('en');
    const switching = texts.switchTo('ar');
    await Promise.all([switching, texts.require(['profile'])]);
    expect([texts.language, textOf(texts, 'profile.language')]).toEqual(['ar', 'ar']);
  });

  it('keeps its language when another one fails to load', async () => {
    const texts = await Texts.forLanguage('en', async (language, namespace) => {
      if (language === 'he') throw new Error('offline');
      return loadFake(language, namespace);
    });
    await expect(texts.switchTo('he')).rejects.toThrow('offline');
    expect(texts.language).toBe('en');
  });

  it('never interprets data as a template, such as {{name}} or $t(key)', async () => {
    const texts = await Texts.forLanguage('en', loadFake);
    const data = { name: '{{secret}} $t(shell.language)', secret: 'secret' };
    const hello: unknown = texts.i18n.services.interpolator.interpolate('Hello {{name}}', data, 'en', {});
    expect(hello).toBe('Hello {{secret}} $t(shell.language)');
  });
});
