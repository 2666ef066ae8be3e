import type { Language } from '../../../src/domain/shared/language.ts';
import { attributes } from './html.ts';

/** A rendering of the page in one language. */
export interface Rendering {
  readonly language: Language;
  readonly direction: string;
  readonly html: string;
  readonly title: string;
  readonly description?: string | undefined;
}

export interface DocumentParts {
  /** The first rendering is visible. The others are in inert `template` elements. */
  readonly renderings: readonly [Rendering, ...Rendering[]];
  /** The route that the app hydrates. Undefined when the app renders into an empty root. */
  readonly page?: string | undefined;
  readonly head: string;
  /** The boot script. Undefined leaves that of index.html. */
  readonly boot?: string | undefined;
  /** The style sheets of the page, in the order in which they apply. */
  readonly styles: readonly StyleSheet[];
  /**
   * The inline style. The documents of a page in every language share it, so that the policy has one hash for them.
   */
  readonly inlineStyle: string;
  /** The URLs that the boot script loads, by language: the font, the files of the screen, last the application. */
  readonly urls: Readonly<Record<string, readonly string[]>>;
  /** The URLs of what the screen needs after its first content, by language. The boot script preloads them last. */
  readonly laterUrls?: Readonly<Record<string, readonly string[]>>;
  /**
   * The URLs among `urls` that are preloaded before any script runs. A server sends the files in this order, and the
   * application comes early in it, because it runs while the others arrive.
   */
  readonly early: readonly string[];
  /** The URL of the data that the application requests first. */
  readonly data?: string | undefined;
}

/** A style sheet and the URL of its file. */
export interface StyleSheet {
  readonly url: string;
  readonly text: string;
}

/** Shows the page in the language of the owner. Defined in src/composition/boot.ts. */
export const SWAP_SCRIPT = 'aminSwapLanguage()';

/** The elements by which Vite starts the application. In a prerendered document the boot script starts it. */
const VITE_ELEMENTS =
  /<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/gu;

/** Between the elements of index.html. Each byte counts, because the first flight of a connection shall hold the document. */
const INDENTATION = /\n\s*/gu;

/** What libraries add and no browser reads in a document. The app hydrates elements without it. */
const UNREAD =
  / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| data-discover="true"|\/(?=>)|(?<= class=")lucide (?:lucide-[\w-]+ )+/gu;

/** Composes a document of the site from the built index.html. */
export function composeDocument(built: string, parts: DocumentParts): string {
  const [own] = parts.renderings;
  const page = body(parts);
  return replaceEach(built.replaceAll(VITE_ELEMENTS, '').replaceAll(INDENTATION, '').replaceAll(' />', '>'), [
    ['<html lang="en" dir="ltr">', `<html lang="${own.language}" dir="${own.direction}">`],
    [/<meta name="description"[^>]*>/u, ''],
    [/<title>[^<]*<\/title>/u, parts.head],
    [
      parts.boot === undefined ? '<script>' : /<script>.*?<\/script>/su,
      `${earlyLinks(parts)}<script${attributes(bootSettings(parts))}>${parts.boot === undefined ? '' : `${parts.boot}</script>`}`,
    ],
    ['</head>', `${parts.styles.map(disabledStylesheet).join('')}<style>${parts.inlineStyle}</style></head>`],
    ['<div id="root"></div>', page],
  ]);
}

/** Throws when a pattern is not found, because a document without the replacement would be broken. */
function replaceEach(text: string, replacements: readonly (readonly [string | RegExp, string])[]): string {
  return replacements.reduce((current, [place, replacement]) => {
    const isThere = typeof place === 'string' ? current.includes(place) : place.test(current);
    if (!isThere) throw new Error(`The built index.html has no ${String(place)} to replace.`);
    return current.replace(place, () => replacement);
  }, text);
}

function earlyLinks({ early, data }: DocumentParts): string {
  const modules = early.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`);
  const preload = data === undefined ? [] : [`<link rel="preload" as="fetch" crossorigin href="${data}">`];
  return [...modules, ...preload].join('');
}

function bootSettings({ urls, laterUrls = {}, early }: DocumentParts): Record<string, string> {
  const settings = Object.entries(urls).map(([language, files]) => [
    `data-${language}`,
    files.filter((url) => !early.includes(url) || url === files.at(-1)).join(' '),
  ]);
  const later = Object.entries(laterUrls).flatMap(([language, files]) =>
    files.length === 0 ? [] : [[`data-${language}-later`, files.join(' ')]],
  );
  return Object.fromEntries([...settings, ...later]);
}

/**
 * A disabled link, which loads nothing. Vite finds it and does not add the style sheet again, and the style sheets of
 * later pages come after it. The boot script of a public page enables it, because there the inline style is pruned.
 */
function disabledStylesheet({ url }: StyleSheet): string {
  return `<link rel="stylesheet" href="${url}" crossorigin disabled>`;
}

function body({ renderings: [own, ...others], page }: DocumentParts): string {
  const templates = others.map(
    ({ language, html, title, description }) =>
      `<template${attributes({ 'data-language': language, 'data-title': title, 'data-description': description })}>${html}</template>`,
  );
  const swap = others.length === 0 ? '' : `<script>${SWAP_SCRIPT}</script>`;
  return `<div${attributes({ id: 'root', 'data-page': page })}>${own.html.replaceAll(UNREAD, '')}</div>${templates.join('')}${swap}`;
}
