import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../scripts/runCommand.mjs';

const FAILING = { PATH: '', NODE_OPTIONS: '', npm_execpath: 'failingNpm.mjs' };

/** Runs the command in a folder of its own, without apt and with an npm that fails. */
async function runTests(
  part: string,
  environment: Readonly<Record<string, string>>,
  packages: Readonly<Record<string, object>> = {},
): Promise<{ readonly code: number; readonly lines: readonly string[] }> {
  const directory = mkdtempSync(join(tmpdir(), 'npm-test-'));
  writeFileSync(join(directory, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(directory, FAILING.npm_execpath), 'process.exit(1);');
  const { code, output } = await runCommand(
    process.execPath,
    [resolve('scripts/test.mjs'), `--part=${part}`],
    { directory, environment: { ...FAILING, ...environment } },
  );
  rmSync(directory, { recursive: true });
  return { code, lines: output.trim().split('\n') };
}

const NO_FIREFOX = { CI: 'true', CHROMIUM: process.execPath, FIREFOX: '/missing' };
const NEEDED = { '': { dependencies: { mobx: '6' } }, 'node_modules/mobx': { version: '6' } };

describe('npm test', () => {
  it.each<[string, string, Readonly<Record<string, string>>, string, typeof NEEDED?]>([
    ['of an unknown part', 'all', {}, '--part=all is none of the parts'],
    ['without a browser', 'journeys', { CHROMIUM: '/missing' }, 'need Chromium or Chrome'],
    ['without nginx', 'units', { NGINX: '/missing' }, 'needs nginx'],
    ['without an engine in CI', 'engines', NO_FIREFOX, 'NOT TESTED in firefox'],
    ['after a failed npm ci', 'checks', {}, 'npm ci failed', NEEDED],
  ])(
    '%s says why it stops, and how many tests failed in its last line',
    async (_, part, environment, reason, packages) => {
      const { code, lines } = await runTests(part, environment, packages);
      expect(code).toBe(1);
      expect(lines.join('\n')).toContain(reason);
      expect(lines.filter((line) => line.trimStart().startsWith('at '))).toEqual([]);
      expect(lines.at(-3)).toMatch(/^Stopped at: (?:Installation|Browsers and web server)$/u);
      expect(lines.at(-1)).toBe('0 passed, 1 failed');
    },
  );
});
