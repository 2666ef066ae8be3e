import { describe, expect, it } from 'vitest';
import { keepLanguageCookie } from '@/adapters/browser/languageCookie';

const aBrowser = (languages: readonly string[], protocol = 'https:') => {
  const page = { cookie: '' };
  return { page, window: { document: page, navigator: { languages }, location: { protocol } } };
};

describe('the language cookie', () => {
  it.each([
    [
      'a chosen language',
      ['en-US', 'he'],
      'he',
      { isChosen: true },
      'he; Path=/; SameSite=Lax; Max-Age=31536000',
    ],
    ['the language of a URL', ['en-US', 'he'], 'he', { isChosen: false }, 'he; Path=/; SameSite=Lax'],
    [
      'the language of the browser',
      ['fr', 'iw'],
      'he',
      { isChosen: true },
      '; Path=/; SameSite=Lax; Max-Age=0',
    ],
    [
      'a language that the sent document lacks',
      ['fr', 'he'],
      'he',
      { isChosen: false, isMissed: true },
      'he; Path=/; SameSite=Lax',
    ],
  ] as const)('of %s', (_case, languages, language, options, cookie) => {
    const { page, window } = aBrowser(languages);
    keepLanguageCookie(window, language, options);
    expect(page.cookie).toBe(`amin_language=${cookie}; Secure`);
  });

  it('is also set without TLS', () => {
    const { page, window } = aBrowser(['en'], 'http:');
    keepLanguageCookie(window, 'ar', { isChosen: false });
    expect(page.cookie).toBe('amin_language=ar; Path=/; SameSite=Lax');
  });
});
