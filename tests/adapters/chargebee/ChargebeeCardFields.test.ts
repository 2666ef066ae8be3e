// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChargebeeCardFields } from '@/adapters/chargebee/ChargebeeCardFields';
import { POLL_INTERVAL, SCRIPT_TIMEOUT } from '@/adapters/chargebee/ProviderScript';
import {
  MOUNT_TIMEOUT,
  TOKENIZE_TIMEOUT,
  type CardFieldLabels,
  type MountedCardFields,
} from '@/application/ports/CardFields';
import { failure, success } from '@/domain/shared/result';
import { CardFieldsModel } from '@/ui/subscription/wizard/payment/CardFieldsModel';
import { aBillingAddress } from '../../support/builders/aBillingAddress';
import { FixedClock } from '../../support/FixedClock';
import { RecordingDiagnostics } from '../../support/RecordingDiagnostics';
import { FakeProvider } from './FakeProvider';

const IDS = { number: 'number', expiry: 'expiry', securityCode: 'code' } as const;
const SETTINGS = { scriptUrl: 'https://js.pay.test/v2/chargebee.js', site: 'amin', publishableKey: 'key' };
const LABELS: CardFieldLabels = {
  language: 'ar',
  direction: 'rtl',
  labels: { number: 'a', expiry: 'b', securityCode: 'c' },
  placeholders: { number: '', expiry: '', securityCode: '' },
};
const UNAVAILABLE = failure({ kind: 'card-fields-unavailable' });

const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll('script')];
const frames = (): number => document.querySelectorAll('iframe').length;
const never = new Promise<never>(() => undefined);

function setUp() {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  for (const id of Object.values(IDS))
    document.body.append(Object.assign(document.createElement('div'), { id }));
  const clock = new FixedClock();
  const diagnostics = new RecordingDiagnostics();
  const cardFields = new ChargebeeCardFields(SETTINGS, window, clock, diagnostics);
  const provider = new FakeProvider();
  const arrive = (): void => {
    Reflect.set(window, 'Chargebee', provider);
  };
  return { cardFields, clock, diagnostics, provider, arrive };
}

async function mounted({ cardFields, arrive }: ReturnType<typeof setUp>): Promise<MountedCardFields> {
  arrive();
  const answer = await cardFields.mount(IDS, LABELS);
  if (!answer.ok) throw new Error('Expected the card fields to mount');
  return answer.value;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Chargebee');
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the script', () => {
  it('is polled every 100 milliseconds', async () => {
    const harness = setUp();
    const answer = harness.cardFields.mount(IDS, LABELS);
    await harness.clock.advance(POLL_INTERVAL * 3);
    harness.arrive();
    expect(harness.provider.inits).toEqual([]);
    await harness.clock.advance(POLL_INTERVAL);
    expect((await answer).ok).toBe(true);
    expect([POLL_INTERVAL, harness.provider.inits]).toEqual([100, [{ site: 'amin', publishableKey: 'key' }]]);
    expect(scripts().map(({ src }) => src)).toEqual([SETTINGS.scriptUrl]);
  });

  it('times out after 15 seconds, and is requested again on retry', async () => {
    const { cardFields, clock, diagnostics } = setUp();
    const answer = cardFields.mount(IDS, LABELS);
    const [first] = scripts();
    await clock.advance(SCRIPT_TIMEOUT - 1);
    expect(scripts()).toEqual([first]);
    await clock.advance(1);
    expect([await answer, clock.waiting, SCRIPT_TIMEOUT]).toEqual([UNAVAILABLE, 0, 15_000]);
    expect(diagnostics.events).toEqual([
      { event: 'payment-provider-failed', detail: 'the script did not load' },
    ]);
    void cardFields.mount(IDS, LABELS);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(first);
  });

  it('fails at once when the browser reports a load error', async () => {
    const { cardFields, clock } = setUp();
    const answer = cardFields.mount(IDS, LABELS);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await clock.advance(POLL_INTERVAL);
    expect([await answer, scripts().length]).toEqual([UNAVAILABLE, 0]);
  });

  it('is no longer awaited once the fields were removed from the page, and no failure is reported', async () => {
    const { cardFields, clock, diagnostics } = setUp();
    const answer = cardFields.mount(IDS, LABELS);
    document.body.replaceChildren();
    await clock.advance(POLL_INTERVAL);
    expect([await answer, clock.waiting, diagnostics.events]).toEqual([UNAVAILABLE, 0, []]);
  });

  it.each([42, null, {}, { init: 1, getInstance: 1 }])('that defines %j is refused', async (global) => {
    const { cardFields, clock } = setUp();
    Reflect.set(window, 'Chargebee', global);
    const answer = cardFields.mount(IDS, LABELS);
    await clock.advance(SCRIPT_TIMEOUT);
    expect(await answer).toEqual(UNAVAILABLE);
  });
});

describe('the fields', () => {
  it('time out when they do not load, and are removed when they load later', async () => {
    const { cardFields, clock, provider, arrive, diagnostics } = setUp();
    arrive();
    provider.mount = async () => never;
    const answer = cardFields.mount(IDS, LABELS);
    await clock.advance(MOUNT_TIMEOUT);
    expect([await answer, frames(), provider.last.isDestroyed]).toEqual([UNAVAILABLE, 0, true]);
    expect(diagnostics.events).toEqual([
      { event: 'payment-provider-failed', detail: 'the fields did not load' },
    ]);
  });

  it.each(['load', 'mount'] as const)('are unavailable when the provider fails to %s', async (step) => {
    const { cardFields, provider, arrive, diagnostics } = setUp();
    arrive();
    provider[step] = async () =>
      Promise.reject(Object.assign(new Error('English'), { code: 'noFieldsToMount' }));
    expect(await cardFields.mount(IDS, LABELS)).toEqual(UNAVAILABLE);
    expect([frames(), diagnostics.events]).toEqual([
      0,
      [{ event: 'payment-provider-failed', detail: 'the fields were refused: noFieldsToMount' }],
    ]);
  });

  it('are unavailable when the component never loads', async () => {
    const { cardFields, clock, provider, arrive } = setUp();
    arrive();
    provider.load = async () => never;
    const answer = cardFields.mount(IDS, LABELS);
    await clock.advance(MOUNT_TIMEOUT);
    expect([await answer, provider.components]).toEqual([UNAVAILABLE, []]);
  });

  it('belong to the last mount() call', async () => {
    const { cardFields, provider, arrive } = setUp();
    arrive();
    const answers = await Promise.all([cardFields.mount(IDS, LABELS), cardFields.mount(IDS, LABELS)]);
    expect(answers.map(({ ok }) => ok)).toEqual([false, true]);
    expect([frames(), provider.inits.length]).toEqual([3, 1]);
  });

  it('are mounted once when StrictMode mounts, unmounts and mounts the page at once', async () => {
    const { cardFields, clock, provider, arrive } = setUp();
    const card = new CardFieldsModel(cardFields);
    card.setLabels(LABELS);
    card.show(IDS);
    card.hide();
    card.show({ ...IDS });
    arrive();
    await clock.advance(POLL_INTERVAL * 3);
    expect([card.status.kind, frames()]).toEqual(['ready', 3]);
    expect(provider.components.filter(({ isDestroyed }) => !isDestroyed)).toEqual([provider.last]);
    expect([scripts().length, provider.inits.length]).toEqual([0, 1]);
    card.hide();
    await clock.advance(0);
    expect([frames(), provider.last.isDestroyed]).toEqual([0, true]);
  });

  it('are removed when the provider fails to unmount them', async () => {
    const harness = setUp();
    const fields = await mounted(harness);
    fields.unmount();
    await harness.clock.advance(0);
    expect(frames()).toBe(0);
  });

  it('stop watching the colours of the page when they are removed', async () => {
    const harness = setUp();
    const colours = new EventTarget();
    vi.stubGlobal('matchMedia', () => colours);
    const watched = vi.spyOn(colours, 'addEventListener');
    const unwatched = vi.spyOn(colours, 'removeEventListener');
    const fields = await mounted(harness);
    expect(watched.mock.calls).not.toEqual([]);
    fields.unmount();
    expect(unwatched.mock.calls).toEqual(watched.mock.calls);
  });

  it('report nothing after they were removed', async () => {
    const harness = setUp();
    const fields = await mounted(harness);
    const reported: unknown[] = [];
    fields.onChange((state) => reported.push(state));
    fields.unmount();
    harness.provider.last.fire('number', 'change', { empty: false, complete: true });
    fields.focus('expiry');
    fields.setLabels(LABELS);
    expect([reported, fields.state.fields.number, fields.state.focused]).toEqual([[], 'empty', undefined]);
  });

  it('report the focused field in any order of the provider’s events', async () => {
    const harness = setUp();
    const fields = await mounted(harness);
    const { last } = harness.provider;
    last.fire('number', 'focus');
    last.fire('expiry', 'focus');
    last.fire('number', 'blur');
    expect(fields.state.focused).toBe('expiry');
    last.fire('expiry', 'blur');
    expect(fields.state.focused).toBeUndefined();
  });

  it('keep their labels when the provider refuses new ones', async () => {
    const harness = setUp();
    const fields = await mounted(harness);
    harness.provider.update = () => {
      throw new Error('localeNotSupported');
    };
    fields.setLabels({ ...LABELS, labels: { number: 'x', expiry: 'y', securityCode: 'z' } });
    expect(harness.provider.last.options.ariaLabel.number).toBe('a');
  });
});

describe('a token', () => {
  it.each([undefined, null, 'tok', {}, { token: '' }, { token: 7 }])(
    'is not accepted in the response %j',
    async (answer) => {
      const harness = setUp();
      const fields = await mounted(harness);
      harness.provider.tokenize = async () => answer;
      expect(await fields.tokenize(aBillingAddress())).toEqual(failure({ kind: 'card-refused' }));
    },
  );

  it('times out after 30 seconds', async () => {
    const harness = setUp();
    const fields = await mounted(harness);
    harness.provider.tokenize = async () => never;
    const seen: unknown[] = [];
    const token = fields.tokenize(aBillingAddress()).then((answer) => seen.push(answer));
    await harness.clock.advance(TOKENIZE_TIMEOUT - 1);
    expect([seen, TOKENIZE_TIMEOUT]).toEqual([[], 30_000]);
    await harness.clock.advance(1);
    await token;
    expect(seen).toEqual([failure({ kind: 'card-refused' })]);
  });

  it('leaves no timer running and is not stored', async () => {
    const harness = setUp();
    const fields = await mounted(harness);
    expect(await fields.tokenize(aBillingAddress())).toEqual(success('tok_1'));
    expect(harness.clock.waiting).toBe(0);
    expect(JSON.stringify(fields.state)).not.toContain('tok_1');
  });
});
