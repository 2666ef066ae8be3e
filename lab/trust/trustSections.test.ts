import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../scripts/runCommand.mjs';
import { AREAS } from './mutants/areas';
import { EXPLAINED_MUTANTS } from './mutants/explained/reasonFor';
import { staleness } from './report';
import { failUntried, SECTION_NAMES } from './Section';
import { readShare } from './share';

/** So the result of a section stays valid when only the tests of another section change (lab/trust/Tree.ts). */
describe('a section of the trust report uses no file of another section', () => {
  it.each(SECTION_NAMES)('%s', (name) => {
    const folder = `lab/trust/${name}`;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs)$/u.test(file))
      .map((file) => join(folder, file));
    const sections = new Set(files.flatMap(importedBy).map(sectionOf));
    expect(files.length).toBeGreaterThan(0);
    expect([...sections].filter((section) => section !== undefined && section !== name)).toEqual([]);
  });
});

describe('a result that proves nothing', () => {
  const result = { rows: [], failures: [], notCovered: [], tools: {} };

  it('fails in a row without a single attempt', () => {
    const tried = { name: 'user', passed: 3, failed: 0 };
    const untried = { name: 'business', passed: 0, failed: 0 };
    expect(failUntried({ ...result, rows: [tried, untried] })).toEqual({
      ...result,
      rows: [tried, { ...untried, failed: 1 }],
      failures: ['business: nothing was tried'],
    });
  });

  it('fails in a section without rows', () => {
    expect(failUntried(result)).toMatchObject({ rows: [{ passed: 0, failed: 1 }] });
  });

  it('does not count when it was measured with a share of the inputs or with uncommitted changes', () => {
    const tree = { commit: 'abc', contentFor: () => 'content', isClean: true };
    const measuredThere = { commit: 'abc', content: 'content', finishedAt: '', seconds: 1, result };
    const whole = { ...measuredThere, isClean: true, share: 1 };
    expect(staleness('hostile', whole, tree)).toBeUndefined();
    expect(staleness('hostile', { ...whole, share: 0.001 }, tree)).toContain('0.001 of the inputs');
    expect(staleness('hostile', { ...whole, isClean: false }, tree)).toContain('uncommitted');
  });

  it.each(['0', '-1', '1.5', 'all', ''])('is not measured with TRUST_SHARE=%s', (share) => {
    expect(() => readShare(share)).toThrow('TRUST_SHARE');
  });
});

describe('the explanations of mutants that survive', () => {
  it.each(Object.entries(EXPLAINED_MUTANTS))('quote code of %s', (file, explanations) => {
    const path = join('src', file);
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
    const gone = explanations
      .flatMap(({ mutants }) => mutants)
      .filter(([code, , within = '']) => !lines.some((line) => line.includes(code) && line.includes(within)));
    expect(gone).toEqual([]);
  });
});

describe('the runner of the mutants', () => {
  it('has everything of vitest that the tests of its areas use', async () => {
    const module = './lab/trust/mutants/vitestInProcess.mjs';
    const script = `const all = await import('${module}'); console.log(JSON.stringify(Object.keys({ ...all, ...all.vi })))`;
    const { output } = await runCommand(process.execPath, ['--input-type=module', '--eval', script]);
    const offered: unknown = JSON.parse(output);
    const used = new Set(AREAS.flatMap(({ tests }) => tests.flatMap(testsBelow)).flatMap(usedOfVitest));
    expect(used).toContain('spyOn');
    expect(offered).toEqual(expect.arrayContaining([...used]));
  });
});

function testsBelow(place: string): readonly string[] {
  if (place.endsWith('.ts')) return [place];
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.test.ts')).map((file) => join(place, file));
}

/** The names that a file imports from vitest, and those that it uses of `vi`. */
function usedOfVitest(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const imported = /import \{(?<names>[^}]+)\} from 'vitest'/u.exec(text)?.groups?.['names'] ?? '';
  const ofVi = [...text.matchAll(/\bvi\.(?<name>\w+)/gu)].map(({ groups }) => groups?.['name'] ?? '');
  return [...imported.split(','), ...ofVi].map((name) => name.trim()).filter((name) => name !== '');
}

/** What a file imports from the repository, as paths from its root. */
function importedBy(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /(?:from |import |import\()'(?<path>(?:\.|@tests\/)[^']+)'/gu,
  );
  return [...imports].map(({ groups }) => {
    const path = groups?.['path'] ?? '';
    return path.startsWith('.') ? join(dirname(file), path) : path.replace('@tests/', 'tests/');
  });
}

function sectionOf(path: string): string | undefined {
  return SECTION_NAMES.find((name) => path.startsWith(`lab/trust/${name}/`));
}
