import { attributes } from './html.ts';
import { pruneStyles } from './pruneStyles.ts';

/** A rendering of the page in one language. */
export interface Rendering {
  readonly language: string;
  readonly direction: string;
  readonly html: string;
  readonly title: string;
  readonly description?: string | undefined;
}

export interface DocumentParts {
  /** The language the document is written in, then those it holds for other readers. */
  readonly renderings: readonly [Rendering, ...Rendering[]];
  /** The route whose first rendering this is; undefined for a frame that the app replaces. */
  readonly page?: string | undefined;
  readonly head: string;
  /** The style sheets of the page, in the order in which they apply. */
  readonly styles: readonly StyleSheet[];
  /**
   * The markup whose styles stand in the document until the application brings the rest; undefined for all of them.
   * It is the same for the page in every language: the policy then admits one text for all of its documents.
   */
  readonly needing: string | undefined;
  /** Per language, the addresses the boot script loads: font, application, everything else. */
  readonly loaded: Readonly<Record<string, readonly string[]>>;
  /** Whether the application waits until the page is there. */
  readonly isPatient: boolean;
  readonly swapScript: string;
}

/** A style sheet and the address of its file. */
export interface StyleSheet {
  readonly address: string;
  readonly text: string;
}

/** A document, and the one style sheet that stands in it. */
export interface ComposedDocument {
  readonly html: string;
  readonly styles: string;
}

/** What the build puts into its document to start the application; a written page starts it in its own time. */
const STARTED_AT_ONCE =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/gu;

/** One document of the site, made from the one the build left. */
export function composeDocument(built: string, parts: DocumentParts): ComposedDocument {
  const [own] = parts.renderings;
  const page = body(parts);
  const whole = parts.styles.map(({ text }) => text).join('');
  const styles = parts.needing === undefined ? whole : pruneStyles(whole, parts.needing);
  const html = replaceEach(built.replaceAll(STARTED_AT_ONCE, ''), [
    ['<html lang="en" dir="ltr">', `<html lang="${own.language}" dir="${own.direction}">`],
    [/\s*<meta name="description"[^>]*>/u, ''],
    [/<title>[^<]*<\/title>/u, parts.head],
    ['<script>', `${earlyLinks(parts)}<script${attributes(bootSettings(parts))}>`],
    [/\s*<\/head>/u, `\n    ${parts.styles.map(sleepingLink).join('')}<style>${styles}</style>\n  </head>`],
    ['<div id="root"></div>', page],
  ]);
  return { html, styles };
}

/** Every replacement has to find its place: a document that lost one would be broken in silence. */
function replaceEach(text: string, replacements: readonly (readonly [string | RegExp, string])[]): string {
  return replacements.reduce((current, [place, replacement]) => {
    const isThere = typeof place === 'string' ? current.includes(place) : place.test(current);
    if (!isThere) throw new Error(`The built document has no ${String(place)}.`);
    return current.replace(place, () => replacement);
  }, text);
}

/** Where the application starts at once, what every language needs is asked for before any script has run. */
function earlyLinks({ loaded, isPatient }: DocumentParts): string {
  if (isPatient) return '';
  return alikeIn(loaded)
    .map((address) => `<link rel="modulepreload" crossorigin href="${address}" />`)
    .join('');
}

/** The files every language loads. */
function alikeIn(loaded: DocumentParts['loaded']): readonly string[] {
  const [first = [], ...others] = Object.values(loaded);
  return first.filter((address) => others.every((files) => files.includes(address)));
}

function bootSettings({ loaded, isPatient }: DocumentParts): Record<string, string | undefined> {
  const early = new Set(isPatient ? [] : alikeIn(loaded));
  const addresses = Object.entries(loaded).map(([language, files]) => [
    `data-${language}`,
    files.filter((address) => !early.has(address) || address === files.at(-1)).join(' '),
  ]);
  return { ...Object.fromEntries(addresses), 'data-start': isPatient ? 'later' : undefined };
}

/**
 * A link that loads nothing: by it the application sees that it need not load the file, and a style sheet of a page
 * that comes later finds its place behind. A patient document wakes it with the application.
 */
function sleepingLink({ address }: StyleSheet): string {
  return `<link rel="stylesheet" href="${address}" crossorigin disabled />`;
}

function body({ renderings: [own, ...others], page, swapScript }: DocumentParts): string {
  const templates = others.map(
    ({ language, html, title, description }) =>
      `<template${attributes({ 'data-language': language, 'data-title': title, 'data-description': description })}>${html}</template>`,
  );
  const swap = others.length === 0 ? '' : `\n    <script>${swapScript}</script>`;
  return `<div${attributes({ id: 'root', 'data-page': page })}>${own.html}</div>\n    ${templates.join('\n    ')}${swap}`;
}
