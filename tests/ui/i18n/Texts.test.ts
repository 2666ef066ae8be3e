import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/domain/shared/language';
import { Texts, type LoadCatalogue } from '@/ui/i18n/Texts';

const spoken: LoadCatalogue = async (language, noun) => ({ language, noun });

/** The fake catalogues hold keys of their own, so they are asked for untyped. */
const say = (texts: Texts, key: string): string => texts.i18n.getFixedT(texts.language)(key as never);

describe('Texts', () => {
  it.each(LANGUAGES)('speaks %s from the start', async (language) => {
    const texts = await Texts.in(language, spoken);
    expect(say(texts, 'shell.language')).toBe(language);
  });

  it('loads a noun when a route requires it, and only then', async () => {
    const loaded: string[] = [];
    const texts = await Texts.in('en', async (language, noun) => {
      loaded.push(`${language}/${noun}`);
      return {};
    });
    expect(loaded).toEqual(['en/shell', 'en/errors']);
    await texts.require(['business']);
    await texts.require(['business']);
    expect(loaded).toEqual(['en/shell', 'en/errors', 'en/business']);
  });

  it('speaks another language with everything required so far', async () => {
    const texts = await Texts.in('en', spoken);
    await texts.require(['business']);
    await texts.switchTo('ar');
    expect([texts.language, say(texts, 'business.language')]).toEqual(['ar', 'ar']);
  });

  it('stays in its language when the other one does not come', async () => {
    const texts = await Texts.in('en', async (language, noun) => {
      if (language === 'he') throw new Error('offline');
      return spoken(language, noun);
    });
    await expect(texts.switchTo('he')).rejects.toThrow('offline');
    expect(texts.language).toBe('en');
  });

  it('never reads data as a template (threats C.1: {{name}}, $t(key))', async () => {
    const texts = await Texts.in('en', async () => ({ hello: 'Hello {{name}}', secret: 'secret' }));
    const hello = texts.i18n.getFixedT('en')('shell.hello' as never, { name: '{{secret}} $t(shell.secret)' });
    expect(hello).toBe('Hello {{secret}} $t(shell.secret)');
  });
});
