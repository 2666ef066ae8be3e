import { describe, expect, it } from 'vitest';
import { messagesIn } from '@/adapters/http/messagesIn';

const nested = (depth: number, text: string): unknown => (depth === 0 ? text : [nested(depth - 1, text)]);

describe('the messages of a response', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['a text', ' Too short ', ['Too short']],
    ['a list, without the positions', ['A', 'B'], ['A', 'B']],
    ['an object by the known keys', { title: 'T', message: 'M', other: 'O' }, ['M', 'T']],
    [
      'fields and what is said of them, the text first',
      { errors: { zip: ['Too short'] } },
      ['Too short', 'zip'],
    ],
    ['four levels below a key', { errors: nested(4, 'deep') }, ['deep']],
    ['no deeper level', { errors: nested(5, 'deeper') }, []],
    [
      'four levels of objects, with their names',
      { errors: { a: { b: { c: 'deep' } } } },
      ['deep', 'c', 'b', 'a'],
    ],
    ['no deeper object', { errors: { a: { b: { c: { d: { e: 'deeper' } } } } } }, ['d', 'c', 'b', 'a']],
    ['nothing but texts', { errors: [1, null, true, 'A'] }, ['A']],
    ['nothing', undefined, []],
    ['no inherited key', Object.create({ message: 'M' }), []],
  ])('are those of %s', (_, body, messages) => {
    expect(messagesIn(body)).toEqual(messages);
  });

  it('are the first twenty, each with its first 2,000 characters', () => {
    const texts = Array.from({ length: 30 }, (_, index) => `${String(index)} `.padEnd(3000, 'x'));
    const messages = messagesIn({ errors: texts });
    expect(messages).toHaveLength(20);
    expect(messages.at(-1)).toBe(texts[19]?.slice(0, 2000));
    expect(messagesIn({ message: 'M', errors: texts })).toHaveLength(20);
  });

  it('are looked for in the first twenty entries of each list and object', () => {
    const blanks = Array.from({ length: 20 }, () => ' ');
    expect(messagesIn({ errors: [...blanks, 'late'] })).toEqual([]);
    const fields = Object.fromEntries(
      [...blanks, 'late'].map((text, index) => [' '.repeat(index + 1), text]),
    );
    expect(messagesIn({ errors: fields })).toEqual([]);
  });
});
