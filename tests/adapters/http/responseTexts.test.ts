import { describe, expect, it } from 'vitest';
import { responseTexts } from '@/adapters/http/responseTexts';

const nested = (depth: number, text: string): unknown => (depth === 0 ? text : [nested(depth - 1, text)]);

describe('the texts of a response', () => {
  it.each<[string, unknown, readonly string[], readonly string[]]>([
    ['a text', ' Too short ', ['Too short'], []],
    ['a text of one word', 'E42', ['E42'], []],
    ['a list, without the positions', ['A', 'B'], ['A', 'B'], []],
    [
      'an object by the known keys, `error` first',
      { errors: ['S'], message: 'M', error: 'E', other: 'O' },
      ['E', 'M', 'S'],
      [],
    ],
    [
      'problem details, after messages that say more',
      { type: 'about:blank', title: 'T', status: 400, detail: 'D', errors: { zip: ['Too short'] } },
      ['Too short', 'D', 'T'],
      ['zip'],
    ],
    ['a code beside a message', { error: 'E42', message: 'Blocked' }, ['Blocked'], ['E42']],
    ['known codes', { error_code: 'declined', param: 'card', message: 'No' }, ['No'], ['declined', 'card']],
    [
      'a nested error, whose message is not its first value',
      { error: { error_code: 'blocked', message: 'Business is blocked' } },
      ['Business is blocked'],
      ['blocked', 'message', 'error_code'],
    ],
    [
      'a nested error without a message',
      { error: { error_code: 'blocked', reason: null } },
      [],
      ['blocked', 'error_code', 'reason'],
    ],
    [
      'a nested error with an empty message',
      { error: { message: null, zip: 'Too short' } },
      ['Too short'],
      ['message', 'zip'],
    ],
    [
      'errors that name their field',
      { errors: [{ param: 'zip', message: 'Too short' }] },
      ['Too short'],
      ['zip', 'message', 'param'],
    ],
    ['messages by field', { errors: { zip: ['Too short'] } }, ['Too short'], ['zip']],
    ['a field without a message', { errors: { zip: null } }, [], ['zip']],
    ['four levels below a key', { errors: nested(4, 'deep') }, ['deep'], []],
    ['no deeper level', { errors: nested(5, 'deeper') }, [], []],
    ['four levels of objects', { errors: { a: { b: { c: 'deep' } } } }, ['deep'], ['c', 'b', 'a']],
    ['no deeper object', { errors: { a: { b: { c: { d: { e: 'deeper' } } } } } }, [], ['d', 'c', 'b', 'a']],
    ['nothing but texts', { errors: [1, null, true, 'A'] }, ['A'], []],
    ['nothing', undefined, [], []],
    ['no inherited key', Object.create({ message: 'M' }), [], []],
  ])('are those of %s', (_, body, messages, codes) => {
    expect(responseTexts(body)).toEqual({ messages, codes });
  });

  it('are the first twenty, each with its first 2,000 characters', () => {
    const texts = Array.from({ length: 30 }, (_, index) => `${String(index)} `.padEnd(3000, 'x'));
    const { messages } = responseTexts({ errors: texts });
    expect(messages).toHaveLength(20);
    expect(messages.at(-1)).toBe(texts[19]?.slice(0, 2000));
    expect(responseTexts({ message: 'M', errors: texts }).messages).toHaveLength(20);
  });

  it('are read in linear time: a long number before a word is no code (threats T14)', () => {
    const text = `${'1'.repeat(1_000_000)} declined`;
    expect(responseTexts({ error: 'long_word'.repeat(100_000) }).codes).toHaveLength(1);
    expect(responseTexts({ message: text, error: `1${' '.repeat(1_000_000)}x` }).messages).toHaveLength(0);
    expect(responseTexts(text).messages).toEqual(['1'.repeat(2000)]);
  });

  it('are looked for in the first twenty entries of each list and object', () => {
    const blanks = Array.from({ length: 20 }, () => ' ');
    expect(responseTexts({ errors: [...blanks, 'late'] }).messages).toEqual([]);
    const fields = Object.fromEntries(
      [...blanks, 'late'].map((text, index) => [' '.repeat(index + 1), text]),
    );
    expect(responseTexts({ errors: fields }).messages).toEqual([]);
  });
});
