import { describe, expect, it } from 'vitest';
import { shortClassName } from '../../scripts/vite/shortClassName';

const CSS = '.card { margin: 0.5rem } .title:not(.card) { color: red } .card.is-wide {}';
const named = (name: string, file = 'src/ui/card.module.scss'): string => shortClassName(name, file, CSS);

describe('the class names of a build', () => {
  it('are the same in every build, and differ within a style sheet and between style sheets', () => {
    const names = ['card', 'title', 'is-wide'].map((name) => named(name));
    expect(names).toEqual(
      ['card', 'title', 'is-wide'].map((name) => named(name, 'src/ui/card.module.scss?used')),
    );
    expect(new Set([...names, named('card', 'src/ui/other.module.scss')]).size).toBe(4);
    expect(names.every((name) => /^[a-z]{4}\d$/u.test(name))).toBe(true);
  });
});
