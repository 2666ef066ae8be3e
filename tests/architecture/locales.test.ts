import { describe, expect, it } from 'vitest';
import { countMissingTexts, describeMissingTexts } from '../../scripts/vite/locales';

const english = {
  title: 'Your businesses',
  detail: { title: 'Your business', hint: 'Opening hours' },
  list: { count_one: '{{count}} business', count_other: '{{count}} businesses' },
};

describe('the number of texts that a locale file lacks', () => {
  it('is the number of all English texts for an empty file, with plural forms as one text', () => {
    expect(countMissingTexts(english, {})).toBe(4);
  });

  it('is smaller by each translated text', () => {
    expect(countMissingTexts(english, { title: 'Ваши компании', detail: { hint: 'Часы работы' } })).toBe(2);
  });

  it('counts a text as translated when it has any plural form', () => {
    const own = { list: { count_few: '{{count}} компании', count_many: '{{count}} компаний' } };
    expect(countMissingTexts(english, own)).toBe(3);
  });

  it('is zero for a file with every text', () => {
    expect(countMissingTexts(english, english)).toBe(0);
  });
});

describe('the line of the build about a language', () => {
  it('names the total and the files with gaps in alphabetical order', () => {
    const counts = new Map([
      ['shell.json', 2],
      ['errors.json', 0],
      ['business.json', 10],
    ]);
    expect(describeMissingTexts('ru', counts)).toBe(
      '12 texts are missing in ru and shown in English: business.json 10, shell.json 2',
    );
  });

  it('says when no file has gaps', () => {
    expect(describeMissingTexts('ru', new Map([['shell.json', 0]]))).toBe(
      'Every locale file of ru is complete.',
    );
  });
});
