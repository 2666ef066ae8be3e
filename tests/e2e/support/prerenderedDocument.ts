import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

/** Milliseconds. Long, because the tests compare bytes, not times, and share the server with other tests. */
const SIZE_TIMEOUT = 60_000;

/** A prerendered document as the server sends it, before any script runs. */
export interface PrerenderedDocument {
  readonly html: string;
  readonly policy: string;
  /** Brotli bytes. */
  readonly bytes: number;
  /** The first capture group of each match of the pattern. */
  all(pattern: RegExp): string[];
  /** The URLs that the document loads in a language: the font, the application and everything else. */
  loadedIn(language: string): readonly string[];
  /** The URLs that it preloads in a language for what the screen shows after its first content. */
  loadedLaterIn(language: string): readonly string[];
}

/** The CSP hash source of an inline script or style. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export async function readDocument(request: APIRequestContext, path: string): Promise<PrerenderedDocument> {
  const response = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
  const html = await response.text();
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);
  return {
    html,
    policy: response.headers()['content-security-policy'] ?? '',
    /* Compressed only where a test asks, because it takes longer than everything else here. */
    get bytes() {
      return brotliCompressSync(html).length;
    },
    all,
    loadedLaterIn: (language) =>
      all(new RegExp(` data-${language}-later="([^"]*)"`, 'gu')).flatMap((text) => text.split(' ')),
    loadedIn: (language) => {
      const byBoot = all(new RegExp(` data-${language}="([^"]*)"`, 'gu')).flatMap((text) => text.split(' '));
      return [...new Set([...byBoot, ...all(/<link rel="modulepreload"[^>]* href="([^"]*)"/gu)])];
    },
  };
}

/** The total size of the files as they are transferred, compressed where the server has a compressed copy. */
export async function bytesOf(request: APIRequestContext, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => {
      const response = await request.fetch(file, {
        method: 'HEAD',
        headers: { 'accept-encoding': 'br' },
        timeout: SIZE_TIMEOUT,
      });
      return Number(response.headers()['content-length']);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
