import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const FAILING = { PATH: '', NODE_OPTIONS: '', npm_execpath: 'failingNpm.mjs' };

/** Runs the command in a folder of its own, without apt and with an npm that fails. */
function runTests(
  part: string,
  environment: Readonly<Record<string, string>>,
  packages: Readonly<Record<string, object>> = {},
): { readonly code: number | null; readonly lines: readonly string[]; readonly errors: string } {
  const directory = mkdtempSync(join(tmpdir(), 'npm-test-'));
  writeFileSync(join(directory, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(directory, FAILING.npm_execpath), 'process.exit(1);');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('scripts/test.mjs'), `--part=${part}`],
    { cwd: directory, env: { ...process.env, ...FAILING, ...environment }, encoding: 'utf8' },
  );
  rmSync(directory, { recursive: true });
  return { code: status, lines: stdout.trim().split('\n'), errors: stderr };
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
    (_, part, environment, reason, packages) => {
      const { code, lines, errors } = runTests(part, environment, packages);
      expect(code).toBe(1);
      expect(lines.join('\n') + errors).toContain(reason);
      expect(errors).not.toMatch(/^ *at /mu);
      expect(lines.at(-3)).toMatch(/^Stopped at: (?:Installation|Browsers and web server)$/u);
      expect(lines.at(-1)).toBe('0 passed, 1 failed');
    },
  );
});
