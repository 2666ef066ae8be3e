import { describe, expect, it } from 'vitest';
import { documentLanguage } from '../../deploy/documentLanguage';

describe('the language of a document that the server chooses', () => {
  it.each([
    ['', '', 'en'],
    ['', '*', 'en'],
    ['', 'he', 'he'],
    ['', 'HE-il', 'he'],
    ['', 'iw', 'he'],
    ['', 'ar-EG,ar;q=0.9,he;q=0.8', 'ar'],
    ['', 'fr;q=1, de , he;q=0.5,ar', 'he'],
    ['', 'en-US,en;q=0.9,he;q=0.8', 'en'],
    ['', 'hela,her,arc,english', 'en'],
    ['he', 'en', 'he'],
    ['en', 'he', 'en'],
    ['nothing', 'ar', 'ar'],
  ])('is, with the cookie "%s" and Accept-Language "%s", %s', (cookie, asked, language) => {
    expect(documentLanguage(cookie, asked)).toBe(language);
  });

  it('is found at once in a long header of foreign languages', () => {
    const header = Array.from({ length: 2000 }, (_, position) => `x${String(position)};q=0.1 `).join(',');
    const started = performance.now();
    expect(documentLanguage('', `${header},he`)).toBe('he');
    expect(performance.now() - started).toBeLessThan(100);
  });
});
