import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';

const LENGTH = 12;

/**
 * What the live site was built from: `AMIN_VERSION`, or the commit that is checked out. A source without either, such as
 * an unpacked archive, is of an unknown version.
 */
export function readVersion(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
): string {
  const given = environment['AMIN_VERSION'] ?? '';
  if (/^[\w.-]{1,40}$/u.test(given)) return given;
  if (given !== '') throw new Error(`AMIN_VERSION is no version: ${given}`);
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return commit.trim().slice(0, LENGTH);
  } catch {
    return 'unknown';
  }
}

/**
 * Names the version in the documents of the live site, which are loaded anew each time: in a script it would change the
 * names of files that have not changed otherwise.
 */
export function siteVersion(mode: string): Plugin {
  return {
    name: 'amin:site-version',
    apply: (_config, { command }) => mode === 'production' && command === 'build',
    transformIndexHtml: (html) =>
      html.replace('<body>', `<body data-version="${readVersion(process.env, '.')}">`),
  };
}
