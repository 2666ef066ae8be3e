import type { Plugin } from 'vite';
import { commitOf } from './siteIdentity.ts';
import type { SiteSettings } from './siteSettings.ts';

const LENGTH = 12;

/**
 * Writes the commit into the documents of the live site. In a script it would change the hashed names of
 * files that are otherwise unchanged.
 */
export function siteVersion(mode: string, site: SiteSettings): Plugin {
  return {
    name: 'amin:site-version',
    apply: (_config, { command }) => mode === 'production' && command === 'build',
    transformIndexHtml: (html) => html.replace('<body>', versionedBody(commitOf(site.commit))),
  };
}

/** A value with other characters could end the attribute, so it is left out. */
export function versionedBody(commit: string | undefined): string {
  const version = /^[\w.-]+$/u.test(commit ?? '') ? commit?.slice(0, LENGTH) : undefined;
  return version === undefined ? '<body>' : `<body data-version="${version}">`;
}
