import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

const sources = readdirSync(join(repository, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/u.test(name))
  .toSorted()
  .map((name) => ({ file: `src/${name}`, text: readFileSync(join(repository, 'src', name), 'utf8') }));

/** The files in which the pattern occurs. */
function filesWith(pattern: RegExp): readonly string[] {
  return sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

describe('in the source of the product', () => {
  it('a page is left by the adapters of navigation and the router alone (threats T2)', () => {
    const leaving =
      /\blocation\.(?:assign|replace)\(|\blocation\.href\s*=[^=]|\bwindow\.(?:open\(|location\s*=[^=])/u;
    expect(filesWith(leaving)).toEqual([
      'src/adapters/browser/BrowserDocumentNavigation.ts',
      'src/adapters/browser/ExternalNavigation.ts',
      /* The window of the router, whose addresses are paths of the app. */
      'src/ui/shell/AppRouter.tsx',
    ]);
  });

  it('a link to a new tab gives it no opener (threats T15)', () => {
    const links = sources.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line) => (line.includes('_blank') ? [{ file, line }] : [])),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ line }) => !line.includes('noopener noreferrer'))).toEqual([]);
  });

  /* The channels and the port of the service worker receive messages of this origin only. */
  it('no module listens to messages of windows (threats T23)', () => {
    const listening = /addEventListener\(\s*['"]message['"]|\bonmessage\b/u;
    expect(filesWith(listening)).toEqual([
      'src/adapters/browser/BrowserFormChannel.ts',
      'src/adapters/browser/BrowserOwnerChannel.ts',
      'src/ui/shell/fillPrecache.ts',
    ]);
  });
});
