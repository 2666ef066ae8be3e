import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measuredAtIn, measuredAtLine } from '../support/measuredAt';
import { git, hasCommit, MEASURED_DOCUMENTS, sourcesAt } from '../support/sources';

/** In a shallow clone only the commits that are there can be compared. */
const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';

describe.each(MEASURED_DOCUMENTS)('%s', (document) => {
  const measured = measuredAtIn(readFileSync(document, 'utf8'));

  it('names at its head the commit that was measured, and its sources', () => {
    expect(measured).toBeDefined();
    const { commit = '', sources } = measured ?? {};
    const isKnown = hasCommit(commit);
    expect(isKnown || isShallow).toBe(true);
    expect(isKnown ? sourcesAt(commit) : sources).toBe(sources);
  });

  it('says that it is older than the sources, if it is (npm run trust -- --age writes it)', () => {
    const isOlder = measured?.sources !== sourcesAt('HEAD');
    expect(measured?.isOlder).toBe(isOlder);
  });
});

describe('the age of a measurement', () => {
  it('is none at the measured commit', () => {
    const commit = git('rev-parse', '--short', 'HEAD').trim();
    const line = measuredAtLine({ date: '2026-01-02', commit });
    expect(measuredAtIn(`# Report\n\n${line}\n`)).toEqual({
      date: '2026-01-02',
      commit,
      sources: sourcesAt('HEAD'),
      isOlder: false,
    });
  });

  it('is not known of a document that names no commit', () => {
    expect(measuredAtIn('# Report\n\n2026-01-02: 3 passed\n')).toBeUndefined();
  });
});
