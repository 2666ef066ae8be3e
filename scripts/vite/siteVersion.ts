import { loadEnv, type Plugin } from 'vite';
import { commitOf } from './siteIdentity.ts';

const LENGTH = 12;

/**
 * Names the commit in the documents of the live site, which are loaded anew each time: in a script it would change the
 * names of files that have not changed otherwise.
 */
export function siteVersion(mode: string): Plugin {
  return {
    name: 'amin:site-version',
    apply: (_config, { command }) => mode === 'production' && command === 'build',
    transformIndexHtml: (html) => {
      const commit = commitOf(loadEnv(mode, process.cwd(), 'SITE_')['SITE_COMMIT']);
      return html.replace('<body>', versionedBody(commit));
    },
  };
}

/** What is no hash of a commit could end the attribute. */
export function versionedBody(commit: string | undefined): string {
  const version = /^[\w.-]+$/u.test(commit ?? '') ? commit?.slice(0, LENGTH) : undefined;
  return version === undefined ? '<body>' : `<body data-version="${version}">`;
}
