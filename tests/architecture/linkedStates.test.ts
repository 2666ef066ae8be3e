import { describe, expect, it } from 'vitest';
import { namesOf, patternOf, ROUTES } from '@/ui/shell/routePaths';
import { STATES } from '../e2e/support/states';

/* The pictures and the tests of accessibility visit these states. */

const pathOf = (url: string): string => new URL(url, 'https://amin.test').pathname;

describe('the states that a link opens', () => {
  it.each(namesOf(ROUTES))('include the screen %s', (name) => {
    const pattern = new RegExp(patternOf(name), 'u');
    expect(STATES.filter(({ path }) => pattern.test(pathOf(path)))).not.toEqual([]);
  });

  it('have names of their own', () => {
    const names = STATES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
