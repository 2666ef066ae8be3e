import { expect, test, type Frame, type Page } from '@playwright/test';
import {
  CARD_FIELDS,
  TOKENIZE_TIMEOUT,
  type CardField,
  type CardFieldLabels,
} from '@/application/ports/CardFields';
import { describeCardFields, type CardCase, type CardFieldsHarness } from '../contracts/cardFields.contract';
import { startPaymentProvider, type RunningPaymentProvider } from '../stack/payment/startPaymentProvider';
import { callPage, RemoteCardFields } from './payment/RemoteCardFields';
import { settleFrames } from './payment/settleFrames';
import { startPaymentPage } from './payment/startPaymentPage';

const ELEMENT_IDS = { number: 'card-number', expiry: 'card-expiry', securityCode: 'card-code' } as const;
const ACCOUNT = { site: 'amin-test', publishableKey: 'test_publishable' };

const NUMBERS: Readonly<Record<CardCase, string>> = {
  good: '4242 4242 4242 4242',
  refused: '4000 0000 0000 0119',
  'never-answered': '4000 0000 0000 0127',
};

const LABELS: CardFieldLabels = {
  language: 'en',
  direction: 'ltr',
  labels: { number: 'Card number', expiry: 'Expiry', securityCode: 'Security code' },
  placeholders: { number: '', expiry: 'MM / YY', securityCode: '' },
};

let provider: RunningPaymentProvider;
let site: { readonly url: string; close(): Promise<void> };
let page: Page;
let violations: string[] = [];

test.beforeAll(async () => {
  provider = await startPaymentProvider({ port: 0, ...ACCOUNT });
  site = await startPaymentPage({ scriptUrl: provider.scriptUrl, ...ACCOUNT });
});

test.afterAll(async () => {
  await site.close();
  await provider.close();
});

test.beforeEach(async ({ page: opened }) => {
  page = opened;
  violations = [];
  page.on('console', (message) => {
    if (/content security policy|unhandled/iu.test(message.text())) violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(error.message));
  await fetch(`${provider.url}/__reset`, { method: 'POST' });
  await page.goto(site.url);
});

test.afterEach(() => {
  expect(violations).toEqual([]);
});

async function setProviderFaults(faults: Readonly<Record<string, unknown>>): Promise<void> {
  await fetch(`${provider.url}/__control`, { method: 'PUT', body: JSON.stringify(faults) });
}

/** The adapter polls for the script every 100 milliseconds for 15 seconds. This ends 200 of these intervals at once. */
async function endPolling(): Promise<void> {
  await page.evaluate(async () => {
    const commands: unknown = Reflect.get(window, 'paymentPage');
    if (typeof commands !== 'object' || commands === null)
      throw new Error('Expected the page to define window.paymentPage');
    for (let poll = 0; poll < 200; poll += 1) {
      Reflect.get(commands, 'endTimers')(100);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  });
}

const inputOf = (field: CardField) => page.frameLocator(`#${ELEMENT_IDS[field]} iframe`).locator('input');

async function frameCount(): Promise<number> {
  return page.locator('iframe').count();
}

function aHarness(): CardFieldsHarness {
  const cardFields = new RemoteCardFields(page);
  const settle = async (): Promise<void> => {
    await cardFields.settle();
    await settleFrames(page);
    await cardFields.settle();
  };
  return {
    cardFields,
    elementIds: ELEMENT_IDS,
    removeElements: async () => page.evaluate(() => document.body.replaceChildren()),
    breakProvider: async () => setProviderFaults({ script: 'missing', tokens: 'unreachable' }),
    shown: async (field) => {
      await settle();
      if ((await page.locator(`#${ELEMENT_IDS[field]} iframe`).count()) === 0) return undefined;
      return inputOf(field).evaluate((input: HTMLInputElement) => ({
        label: input.ariaLabel ?? '',
        placeholder: input.placeholder,
      }));
    },
    type: async (field, text) => {
      await inputOf(field).fill(text);
      await settle();
    },
    textIn: async (field) => inputOf(field).inputValue(),
    focusedField: async () => {
      await settle();
      const focused = await page.evaluate(() => document.activeElement?.parentElement?.id);
      return CARD_FIELDS.find((field) => ELEMENT_IDS[field] === focused);
    },
    numberOf: (card) => NUMBERS[card],
    pastExpiry: '01 / 24',
    futureExpiry: '12 / 39',
    wait: async () => expect.poll(async () => callPage(page, 'endTimers', TOKENIZE_TIMEOUT)).toBe(1),
    redeem: async (token) => (await provider.redeem(token)) !== undefined,
  };
}

test.describe('ChargebeeCardFields', () => {
  describeCardFields({ describe: test.describe, it: (name, body) => test(name, body), expect }, aHarness);
});

test.describe('the script of the provider', () => {
  const mount = async () => new RemoteCardFields(page).mount(ELEMENT_IDS, LABELS);

  test('is not requested before the fields are mounted', async () => {
    await expect(page.locator('script[src*="chargebee"]')).toHaveCount(0);
    await mount();
    await expect(page.locator('script[src*="chargebee"]')).toHaveCount(1);
  });

  test('may load slowly', async () => {
    await setProviderFaults({ script: 'slow', slowness: 700 });
    expect((await mount()).ok).toBe(true);
  });

  for (const script of ['missing', 'empty'] as const)
    test(`is requested again when it was ${script}`, async () => {
      await setProviderFaults({ script });
      let first: boolean | undefined;
      void mount().then(({ ok }) => (first = ok));
      await expect
        .poll(async () => {
          await endPolling();
          return first;
        })
        .toBe(false);
      await expect(page.locator('script[src*="chargebee"]')).toHaveCount(0);
      await setProviderFaults({ script: 'present' });
      expect((await mount()).ok).toBe(true);
      expect(await frameCount()).toBe(3);
    });

  test('is ignored when the owner leaves the payment step before it has loaded', async () => {
    await setProviderFaults({ script: 'slow', slowness: 5000 });
    const mounting = mount();
    await page.evaluate(() => document.body.replaceChildren());
    expect((await mounting).ok).toBe(false);
    expect(await page.evaluate(() => Reflect.has(window, 'Chargebee'))).toBe(false);
  });
});

test.describe('the fields on the page', () => {
  test('are mounted once when two calls mount them at the same time', async () => {
    const [first, second] = await Promise.all([
      new RemoteCardFields(page).mount(ELEMENT_IDS, LABELS),
      new RemoteCardFields(page).mount(ELEMENT_IDS, LABELS),
    ]);
    expect([first.ok, second.ok].filter(Boolean)).toHaveLength(1);
    await expect(page.locator('iframe')).toHaveCount(3);
  });

  test('can be mounted and unmounted several times with the same script', async () => {
    for (let visit = 0; visit < 3; visit += 1) {
      const fields = new RemoteCardFields(page);
      const mounted = await fields.mount(ELEMENT_IDS, LABELS);
      expect(await frameCount()).toBe(3);
      if (mounted.ok) mounted.value.unmount();
      await fields.settle();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    await expect(page.locator('script[src*="chargebee"]')).toHaveCount(1);
  });

  test('are iframes of another origin, which the page cannot read (threats T9)', async () => {
    await new RemoteCardFields(page).mount(ELEMENT_IDS, LABELS);
    const readable = await page.evaluate(() =>
      [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument !== null),
    );
    expect(readable).toEqual([false, false, false]);
  });

  test('have the alignment and the colours of the page, also when these change', async () => {
    const fields = new RemoteCardFields(page);
    const mounted = await fields.mount(ELEMENT_IDS, LABELS);
    if (!mounted.ok) throw new Error('Expected the card fields to mount');
    const look = async () =>
      inputOf('expiry').evaluate((input) => {
        const { color, textAlign, direction } = getComputedStyle(input);
        return [color, getComputedStyle(input, '::placeholder').color, textAlign, direction];
      });
    await expect.poll(look).toEqual(['rgb(16, 32, 48)', 'rgb(64, 80, 96)', 'left', 'ltr']);
    mounted.value.setLabels({ ...LABELS, language: 'ar', direction: 'rtl' });
    await expect.poll(look).toEqual(['rgb(16, 32, 48)', 'rgb(64, 80, 96)', 'right', 'ltr']);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(look).toEqual(['rgb(224, 240, 240)', 'rgb(144, 160, 176)', 'right', 'ltr']);
  });

  test('ignore messages from other windows (threats T23)', async () => {
    const fields = new RemoteCardFields(page);
    const mounted = await fields.mount(ELEMENT_IDS, LABELS);
    await page.evaluate(() => {
      const status = { complete: true, empty: false };
      window.postMessage({ from: 'card-field', kind: 'event', type: 'change', status }, '*');
    });
    await settleFrames(page);
    await fields.settle();
    expect(mounted.ok && mounted.value.state.fields.number).toBe('empty');
  });

  test('send the card number to the provider only (threats T9)', async () => {
    const hosts = new Set<string>();
    page.on('request', (request) => {
      if ((request.postData() ?? '').includes('4242')) hosts.add(new URL(request.url()).origin);
    });
    const harness = aHarness();
    const mounted = await harness.cardFields.mount(ELEMENT_IDS, LABELS);
    await inputOf('number').pressSequentially('4242424242424242');
    await inputOf('expiry').pressSequentially('1239');
    await inputOf('securityCode').pressSequentially('123');
    await expect(inputOf('number')).toHaveValue('4242 4242 4242 4242');
    const html = await page.content();
    expect(html).not.toContain('4242');
    expect(mounted.ok).toBe(true);
    const frames: Frame[] = page.frames();
    expect(frames.map((frame) => new URL(frame.url()).origin).slice(1)).toEqual(Array(3).fill(provider.url));
    const billing = { firstName: 'Noor', lastName: 'Haddad' };
    const token = await page.evaluate(async (owner) => {
      const commands: unknown = Reflect.get(window, 'paymentPage');
      return typeof commands === 'object' && commands !== null
        ? Reflect.get(commands, 'tokenize')(0, owner)
        : undefined;
    }, billing);
    expect(token).toMatchObject({ ok: true });
    expect([...hosts]).toEqual([provider.url]);
  });
});
