import { describe, expect, it } from 'vitest';
import {
  addressAfterChoice,
  addressIn,
  languageOfDocument,
  readAddress,
} from '@/ui/shell/address/languageAddress';

describe('an address', () => {
  it.each([
    ['/', undefined, '/'],
    ['/about', undefined, '/about'],
    ['/he', 'he', '/'],
    ['/he/', 'he', '/'],
    ['/he/about', 'he', '/about'],
    ['/ar/about/', 'ar', '/about/'],
    ['/ar/privacy', 'ar', '/privacy'],
    ['/en/about', undefined, '/en/about'],
    ['/HE/about', undefined, '/HE/about'],
    ['/fr/about', undefined, '/fr/about'],
    ['/hebrew', undefined, '/hebrew'],
    ['/he/nowhere', undefined, '/he/nowhere'],
    ['/he/he/about', undefined, '/he/he/about'],
    ['/he/dashboard', undefined, '/he/dashboard'],
    ['/he/dashboard/business/7/subscription', undefined, '/he/dashboard/business/7/subscription'],
    ['/he//', undefined, '/he//'],
    ['/he//evil.example', undefined, '/he//evil.example'],
    ['/he/about//', undefined, '/he/about//'],
    ['//he/about', undefined, '//he/about'],
    ['', undefined, ''],
  ])('%j names the language %s and the path %s', (pathname, language, path) => {
    expect(readAddress(pathname)).toEqual({ language, path });
  });

  it.each([
    ['en', '/about', '/about'],
    ['he', '/about', '/he/about'],
    ['ar', '/', '/ar'],
    ['en', '/', '/'],
  ] as const)('of the page in %s at %s is %s', (language, path, address) => {
    expect(addressIn(language, path)).toBe(address);
  });

  it.each([
    ['/he/about', 'ar', '/ar/about'],
    ['/he/about', 'en', '/about'],
    ['/he/about', 'he', '/he/about'],
    ['/ar', 'he', '/he'],
    ['/about', 'he', '/about'],
    ['/dashboard', 'ar', '/dashboard'],
  ] as const)('%s becomes, when %s is chosen, %s', (pathname, chosen, address) => {
    expect(addressAfterChoice(pathname, chosen)).toBe(address);
  });
});

describe('the language of a document', () => {
  it.each([
    [
      'the address wins over everything',
      { pathname: '/ar/about', stored: 'he', browser: ['en'], page: 'en' },
      'ar',
    ],
    ['then the stored choice', { pathname: '/about', stored: 'he', browser: ['ar'], page: 'en' }, 'he'],
    [
      'then the browser',
      { pathname: '/about', stored: undefined, browser: ['fr', 'ar-EG', 'he'], page: 'en' },
      'ar',
    ],
    ['then the page', { pathname: '/about', stored: undefined, browser: ['fr'], page: 'he' }, 'he'],
    ['then English', { pathname: '/', stored: undefined, browser: [], page: '' }, 'en'],
    [
      'a language before a private path counts for nothing',
      { pathname: '/he/dashboard', stored: undefined, browser: ['ar'], page: 'en' },
      'ar',
    ],
    ['an old code is understood', { pathname: '/', stored: undefined, browser: ['iw-IL'], page: 'en' }, 'he'],
  ] as const)('%s', (_rule, facts, language) => {
    expect(languageOfDocument(facts)).toBe(language);
  });
});
