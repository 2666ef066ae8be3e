import { readdirSync, readFileSync } from 'node:fs';
import { aMoment } from '@tests/support/builders/aMoment';
import { FixedClock } from '@tests/support/FixedClock';
import { MemoryStorage } from '@tests/support/MemoryStorage';
import { describe, expect, it } from 'vitest';
import { BrowserStoredRecord } from '@/adapters/browser/BrowserStoredRecord';
import { LocalPreferenceStore, saveTheme } from '@/adapters/browser/LocalPreferenceStore';
import {
  pendingToastsSchema,
  returnPathSchema,
  noSessionReasonSchema,
} from '@/adapters/browser/shellRecordSchemas';
import { stripVisibility } from '@/adapters/browser/stripVisibility';
import { SendingLimit } from '@/adapters/collector/SendingLimit';
import { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { LANGUAGE_COOKIE } from '@/application/ports/languageCookie';
import { ORDER_RECORDS, OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { RECORD_KINDS, TAB_LANGUAGE } from '@/application/ports/recordKinds';
import { reloadOnceWhenOutdated } from '@/composition/startup/files';
import { openedFilesIn } from '@/ui/shell/cachedFiles';
import { type StorageKind, STORED_ENTRIES } from '@/ui/site/cookies/browserStorage';

/* The cookie policy lists every entry in the browser's storage. */

/** The entries of MSAL (see `adapters/msal`). */
const MSAL_KEYS = 'msal.*, throttling.*';

/** The caches of the service worker, which an end-to-end test checks. */
const SERVICE_WORKER_CACHES = 'amin-precache*';

const sourceFolder = new URL('../../../../src/', import.meta.url);

/** Runs each part of the app that writes to storage. @returns The written keys of each storage. */
async function writeEverything(): Promise<
  Readonly<Record<Exclude<StorageKind, 'cache' | 'cookie'>, Storage>>
> {
  const local = new MemoryStorage();
  const session = new MemoryStorage();
  const inTab = (): Storage => session;
  const preferences = new LocalPreferenceStore(() => local);
  preferences.saveLanguage('he');
  saveTheme(() => local, 'dark');
  preferences.saveListLayout('cards');
  const clock = new FixedClock();
  for (const record of [...Object.values(OWNER_RECORDS), ...Object.values(ORDER_RECORDS)])
    ('isOnDevice' in record ? local : session).setItem(record.storageKey, '');
  new BrowserStoredRecord(inTab, RECORD_KINDS.pendingToasts, pendingToastsSchema, clock).save([
    { kind: 'success', message: 'profile.saved' },
  ]);
  new BrowserStoredRecord(inTab, RECORD_KINDS.noSessionReason, noSessionReasonSchema, clock).save({
    cause: 'expired',
    at: aMoment(),
    hasUnknownOrder: false,
  });
  session.setItem(TAB_LANGUAGE.storageKey, 'he');
  new BrowserStoredRecord(inTab, RECORD_KINDS.returnPath, returnPathSchema, clock).save({
    path: '/profile',
    rememberedAt: aMoment(),
  });
  new SendingLimit(inTab).spend(aMoment());
  await reloadAfterAnUpdate(session);
  new SendingLimit(inTab).spend(0);
  const demoSession = new DemoSessionStorage(inTab);
  demoSession.rememberState('state');
  demoSession.saveSession({ claims: {}, token: 'token' });
  stripVisibility(inTab).hide();
  new DemoWorld({ clock: new FixedClock(), storage: inTab }).startOver();
  return { local, session };
}

async function reloadAfterAnUpdate(sessionStorage: Storage): Promise<void> {
  const browser = Object.assign(new EventTarget(), { sessionStorage });
  await new Promise<void>((reload) => {
    reloadOnceWhenOutdated(
      browser,
      { reload },
      {
        ownFile: '/assets/index.js',
        isSignedIn: () => false,
        isLeaving: () => false,
        opensFromNetwork: async () => Promise.resolve(true),
        fetchFile: async () => Promise.resolve(new Response(undefined, { status: 404 })),
      },
    );
    browser.dispatchEvent(new Event('vite:preloadError'));
  });
}

const keysIn = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/** The listed name of a key. A listed name may end in an asterisk. */
const listedName = (key: string, kind?: StorageKind): string | undefined =>
  STORED_ENTRIES.find(
    (entry) =>
      (kind === undefined || entry.storage === kind) &&
      (entry.key.endsWith('*') ? key.startsWith(entry.key.slice(0, -1)) : key === entry.key),
  )?.key;

const sourceFiles = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
);

describe('the entries listed in the cookie policy', () => {
  it.each(['local', 'session'] as const)(
    'contain everything that the app writes to %s storage',
    async (kind) => {
      const keys = keysIn((await writeEverything())[kind]);
      expect(keys.length).toBeGreaterThan(1);
      expect(keys.filter((key) => listedName(key, kind) === undefined)).toEqual([]);
    },
  );

  it('contain nothing that the app does not write', async () => {
    const { local, session } = await writeEverything();
    const written = new Set([
      MSAL_KEYS,
      SERVICE_WORKER_CACHES,
      LANGUAGE_COOKIE,
      ...keysIn(local).map((key) => listedName(key, 'local')),
      ...keysIn(session).map((key) => listedName(key, 'session')),
    ]);
    expect(STORED_ENTRIES.map(({ key }) => key).filter((key) => !written.has(key))).toEqual([]);
  });

  it('contain every key that occurs in the source', () => {
    const keys = sourceFiles.flatMap((path) => {
      const source = readFileSync(new URL(path, sourceFolder), 'utf8');
      return [...source.matchAll(/['"`](amin\.[\w.-]+)/g)].map(([, key]) => key ?? '');
    });
    /* A common prefix such as 'amin.' is no key. */
    const whole = keys.filter((key) => key !== 'amin.');
    expect(whole.length).toBeGreaterThan(8);
    expect(whole.filter((key) => listedName(key) === undefined)).toEqual([]);
  });

  it('are complete: the app has one cookie, opens no database, and no cache but that of its files', () => {
    const forbidden = /\.cookie\b|cookieStore|indexedDB|\bcaches\./;
    const openers = sourceFiles.filter((path) =>
      forbidden.test(readFileSync(new URL(path, sourceFolder), 'utf8')),
    );
    expect(openers.toSorted()).toEqual(['adapters/browser/languageCookie.ts', 'ui/shell/fillPrecache.ts']);
    expect(openedFilesIn('/').startsWith(SERVICE_WORKER_CACHES.slice(0, -1))).toBe(true);
  });
});
