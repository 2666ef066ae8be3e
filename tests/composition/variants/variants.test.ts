// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDemoWorld } from '@/composition/adapters/demo';
import { createContainer } from '@/composition/modules/shell';
import { demoVariant, liveVariant } from '@/composition/variants/variants';
import { Texts } from '@/ui/i18n/Texts';
import { LIVE_SETTINGS } from '@tests/support/liveSettings';

const SETTINGS = { ...LIVE_SETTINGS, AMIN_DIAGNOSTICS_URL: 'https://reports.example.com/' };

/** The live app of a server that answers requests for its settings in this way. */
function liveWith(answer: () => Promise<Response>) {
  const requests = vi.spyOn(window, 'fetch').mockImplementation(async () => answer());
  const logged = vi.spyOn(window.console, 'error').mockReturnValue();
  return { variant: liveVariant(window), requests, logged };
}

const answering = async (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

describe('the settings of the live app', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('are asked for once, when they are needed', async () => {
    const { variant, requests } = liveWith(async () => answering(SETTINGS));
    expect(requests).not.toHaveBeenCalled();
    expect(await variant.checkSettings?.()).toBeUndefined();
    expect(await variant.collector?.()).toEqual({ url: 'https://reports.example.com/', format: 'lines' });
    expect(requests.mock.calls).toEqual([['/config.json']]);
  });

  it.each<[string, () => Promise<Response>, readonly string[]]>([
    ['empty', async () => Promise.resolve(new Response('')), ['config.json is no JSON object']],
    ['missing', async () => answering('Not found', 404), ['config.json is missing']],
    [
      'a document',
      async () => Promise.resolve(new Response('<!doctype html>')),
      ['config.json is no JSON object'],
    ],
    [
      'wrong',
      async () => answering({ ...SETTINGS, AMIN_API_BASE_URL: 'api', AMIN_PAYMENT_SITE: '' }),
      ['AMIN_API_BASE_URL is not a URL such as https://api.example.com', 'AMIN_PAYMENT_SITE is missing'],
    ],
  ])('stop the app when they are %s, and the console names all problems', async (_kind, answer, problems) => {
    const { variant, logged } = liveWith(answer);
    const show = await variant.checkSettings?.();
    expect(logged.mock.calls).toEqual(problems.map((problem) => [`[amin] ${problem}`]));
    expect(await variant.collector?.()).toBeUndefined();
    await expect(variant.loadAdapters()).rejects.toThrow(problems[0]);
    const root = document.body.appendChild(document.createElement('div'));
    const texts = await Texts.forLanguage('en');
    await new Promise<void>((shown) => show?.(root, texts, shown));
    expect(root.textContent).toContain(problems[0]);
  });

  it('are asked for again after a failed request', async () => {
    let isReachable = false;
    const { variant } = liveWith(async () =>
      isReachable ? answering(SETTINGS) : Promise.reject(new TypeError('Failed to fetch')),
    );
    await expect(variant.checkSettings?.()).rejects.toThrow('Failed to fetch');
    isReachable = true;
    expect(await variant.checkSettings?.()).toBeUndefined();
  });

  it('are asked for again when the connection ends within the answer', async () => {
    let isCut = true;
    const cut = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    const { variant, logged } = liveWith(async () =>
      isCut ? Promise.resolve(new Response(cut)) : answering(SETTINGS),
    );
    await expect(variant.checkSettings?.()).rejects.toThrow('network error');
    isCut = false;
    expect(await variant.checkSettings?.()).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
  });

  it('are asked for again while the server has an error', async () => {
    let status = 503;
    const { variant } = liveWith(async () => answering(SETTINGS, status));
    await expect(variant.checkSettings?.()).rejects.toThrow('503');
    status = 200;
    expect(await variant.checkSettings?.()).toBeUndefined();
  });
});

it('the demo has no settings', () => {
  const requests = vi.spyOn(window, 'fetch');
  const variant = demoVariant(window);
  expect(variant).not.toHaveProperty('checkSettings');
  expect(variant).not.toHaveProperty('collector');
  expect(requests).not.toHaveBeenCalled();
});

it('the demo takes the world of the tab when a prerendered document is activated', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const loading = demoVariant(window).loadAdapters();
  await vi.dynamicImportSettled();
  createDemoWorld(window).network.latency = 7;
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  const { demoWorld } = createContainer({}, await loading);
  expect(demoWorld.network.latency).toBe(7);
  sessionStorage.clear();
});

describe('whether the pricing page requests the plans (decision C79)', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['false', false],
    ['true', true],
  ])('depends on the build of the live app: %j', (value, expected) => {
    vi.stubEnv('VITE_PUBLIC_PRICING', value);
    expect(liveVariant(window).hasPublicPricing).toBe(expected);
  });

  it('is false in the live app without the setting', () => {
    expect(liveVariant(window).hasPublicPricing).toBe(false);
  });

  it('is true in the demo', () => {
    expect(demoVariant(window).hasPublicPricing).toBe(true);
  });
});
