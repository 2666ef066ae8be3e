import { afterEach, describe, expect, it, vi } from 'vitest';
import { FOR_DOCUMENTS, FOR_SETTINGS } from '../../scripts/vite/serviceWorker';

const DOCUMENT = new Request('https://amin.test/dashboard');
const SETTINGS = new Request('https://amin.test/config.json');

/** A service worker. `fetch` answers as given. Its functions return what they answer in place of the precache. */
function aWorker(parts: { readonly isWaiting: boolean; readonly network: () => Promise<Response> }) {
  vi.stubGlobal('registration', { waiting: parts.isWaiting ? {} : null });
  vi.stubGlobal('networkAnswers', undefined);
  const network = vi.fn<typeof fetch>(parts.network);
  vi.stubGlobal('fetch', network);
  const eventOf = (ids: Partial<FetchEventIds>) => Object.assign(new Event('fetch'), ids);
  return {
    network,
    openDocument: async (id: string): Promise<unknown> =>
      FOR_DOCUMENTS.cachedResponseWillBeUsed?.({
        cacheName: '',
        event: eventOf({ resultingClientId: id }),
        request: DOCUMENT,
      }),
    openPublicDocument: async (id: string): Promise<unknown> =>
      FOR_DOCUMENTS.fetchDidSucceed?.({
        event: eventOf({ resultingClientId: id }),
        request: DOCUMENT,
        response: await network(DOCUMENT),
      }),
    failToOpen: async (id: string) =>
      FOR_DOCUMENTS.fetchDidFail?.({
        event: eventOf({ resultingClientId: id }),
        request: DOCUMENT,
        originalRequest: DOCUMENT,
        error: new TypeError('Failed to fetch'),
      }),
    settingsOf: async (id: string) =>
      FOR_SETTINGS.cachedResponseWillBeUsed?.({
        cacheName: '',
        event: eventOf({ clientId: id }),
        request: SETTINGS,
      }),
  };
}

interface FetchEventIds {
  readonly clientId: string;
  readonly resultingClientId: string;
}

const answers = async (): Promise<Response> => new Response('new');
const fails = async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the service worker, while a release waits', () => {
  it('opens the precached document after four seconds without an answer', async () => {
    vi.useFakeTimers();
    const { openDocument } = aWorker({ isWaiting: true, network: async () => new Promise(() => undefined) });
    const opened = openDocument('page');
    await vi.advanceTimersByTimeAsync(3900);
    await expect(Promise.race([opened, Promise.resolve('pending')])).resolves.toBe('pending');
    await vi.advanceTimersByTimeAsync(200);
    await expect(opened).resolves.toBeUndefined();
  });

  it('gives a precached document the settings of the precache, also when the server answers again', async () => {
    const worker = aWorker({ isWaiting: true, network: fails });
    await expect(worker.openDocument('page')).resolves.toBeUndefined();
    worker.network.mockImplementation(answers);
    await expect(worker.settingsOf('page')).resolves.toBeUndefined();
  });

  it('gives a document that the server did not answer the settings of the precache', async () => {
    const worker = aWorker({ isWaiting: true, network: answers });
    await worker.failToOpen('page');
    await expect(worker.settingsOf('page')).resolves.toBeUndefined();
  });

  it('gives a document of the server no settings of the precache, also when the server fails', async () => {
    const worker = aWorker({ isWaiting: true, network: answers });
    await worker.openDocument('page');
    expect(await (await worker.settingsOf('page'))?.text()).toBe('new');
    worker.network.mockImplementation(fails);
    expect((await worker.settingsOf('page'))?.type).toBe('error');
  });

  it('gives a document that it no longer knows the settings of the server, or else of the precache', async () => {
    const worker = aWorker({ isWaiting: true, network: answers });
    expect(await (await worker.settingsOf('page'))?.text()).toBe('new');
    worker.network.mockImplementation(fails);
    await expect(worker.settingsOf('page')).resolves.toBeUndefined();
  });
});

it('The service worker gives a document that the server answered its settings before a release waits', async () => {
  const worker = aWorker({ isWaiting: false, network: answers });
  await worker.openDocument('screen');
  await worker.openPublicDocument('page');
  await expect(worker.settingsOf('screen')).resolves.toBeUndefined();
  expect(await (await worker.settingsOf('page'))?.text()).toBe('new');
});
