import { describe, expect, it } from 'vitest';
import { pathAfterLanguageChange, pathInLanguage, parsePathname } from '@/ui/shell/url/languageUrl';

describe('a URL', () => {
  it.each([
    ['/', undefined, '/'],
    ['//', undefined, '/'],
    ['/about', undefined, '/about'],
    ['/he', 'he', '/'],
    ['/he/', 'he', '/'],
    ['/he/about', 'he', '/about'],
    ['/about/', undefined, '/about'],
    ['/dashboard/', undefined, '/dashboard'],
    ['/ar/about/', 'ar', '/about'],
    ['/ar/privacy', 'ar', '/privacy'],
    ['/en/about', undefined, '/en/about'],
    ['/HE/about', undefined, '/HE/about'],
    ['/fr/about', undefined, '/fr/about'],
    ['/hebrew', undefined, '/hebrew'],
    ['/he/nowhere', undefined, '/he/nowhere'],
    ['/he/he/about', undefined, '/he/he/about'],
    ['/he/dashboard', undefined, '/he/dashboard'],
    ['/he/dashboard/business/7/subscription', undefined, '/he/dashboard/business/7/subscription'],
    ['/he//', 'he', '/'],
    ['/he//evil.example', undefined, '/he//evil.example'],
    ['/ar/https://evil.example', undefined, '/ar/https://evil.example'],
    ['/..%2f..%2fevil.example', undefined, '/..%2f..%2fevil.example'],
    ['/he/about//', 'he', '/about'],
    ['//he/about', undefined, '//he/about'],
    ['', undefined, ''],
    ['/%E0%A4%A', undefined, '/malformed'],
    ['/%', undefined, '/malformed'],
    ['/he/%E0%A4', undefined, '/malformed'],
    ['/dashboard/business/%E0%A4%A', undefined, '/malformed'],
    ['/dashboard/business/%E0%A4/subscription', undefined, '/malformed'],
    ['/dashboard/business/%D7%90', undefined, '/dashboard/business/%D7%90'],
  ])('%j contains the language %s and the path %s', (pathname, language, path) => {
    expect(parsePathname(pathname)).toEqual({ language, path });
  });

  it.each([
    ['en', '/about', '/about'],
    ['he', '/about', '/he/about'],
    ['ar', '/', '/ar'],
    ['en', '/', '/'],
  ] as const)('for the page in %s at %s is %s', (language, path, url) => {
    expect(pathInLanguage(language, path)).toBe(url);
  });

  it.each([
    ['/he/about', 'ar', '/ar/about'],
    ['/he/about', 'en', '/about'],
    ['/he/about', 'he', '/he/about'],
    ['/ar', 'he', '/he'],
    ['/about', 'he', '/about'],
    ['/dashboard', 'ar', '/dashboard'],
  ] as const)('%s changes with the language %s to %s', (pathname, chosen, url) => {
    expect(pathAfterLanguageChange(pathname, chosen)).toBe(url);
  });
});
