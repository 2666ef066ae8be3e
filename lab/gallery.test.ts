import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsIn } from './house.mjs';

const DESIGN = 'src/ui/design';
const STORIES = 'lab/gallery/stories';

/** It gives React Aria the language of the page and renders nothing of its own. */
const WITHOUT_LOOK = [`${DESIGN}/controls/page-locale/PageLocale.tsx`];

/**
 * The components of the design system that no story imports. One that is imported only by its own folder is a part of
 * the components there.
 */
function withoutStory(sources: ReadonlyMap<string, string>): readonly string[] {
  const used = [...importsIn(sources)].flatMap(([from, files]) => files.map((file) => ({ from, file })));
  const isShown = (component: string): boolean => {
    const users = used.filter(({ file }) => file === component).map(({ from }) => from);
    const isPart = users.length > 0 && users.every((from) => dirname(from) === dirname(component));
    return isPart || users.some((from) => from.startsWith(STORIES));
  };
  return [...sources.keys()].filter(
    (file) =>
      file.startsWith(DESIGN) && file.endsWith('.tsx') && !WITHOUT_LOOK.includes(file) && !isShown(file),
  );
}

const sourcesIn = (...folders: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
      )
      .filter((file) => /\.tsx?$/u.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

describe('the gallery', () => {
  it('has a story of every component of the design system', () => {
    const sources = sourcesIn('src/ui', STORIES);
    expect(withoutStory(sources)).toEqual([]);
    expect(
      withoutStory(new Map([...sources].filter(([file]) => !file.startsWith(STORIES)))).length,
    ).toBeGreaterThan(30);
  });

  it('misses a component that only other folders import, and no part of a component', () => {
    const sources = new Map([
      [`${DESIGN}/card/Card.tsx`, "import { CardHead } from './CardHead';\n"],
      [`${DESIGN}/card/CardHead.tsx`, ''],
      [`${DESIGN}/chip/Chip.tsx`, ''],
      ['src/ui/site/HomePage.tsx', "import { Card } from '@/ui/design/card/Card';\n"],
      [`${STORIES}/Chip.stories.tsx`, "import { Chip } from '@/ui/design/chip/Chip';\n"],
    ]);
    expect(withoutStory(sources)).toEqual([`${DESIGN}/card/Card.tsx`]);
  });
});
