// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoundServices } from '@/composition/BoundServices';
import { runSteps, STEPS } from '@/composition/demo/steps';
import { Texts } from '@/ui/i18n/Texts';
import { STATES } from '@tests/e2e/support/states';
import { aWholeContainer } from '@tests/support/aWholeContainer';
import { defined } from '@tests/support/builders/defined';

let services: BoundServices;
let texts: Texts;

beforeEach(async () => {
  vi.useFakeTimers();
  services = await aWholeContainer();
  texts = await Texts.forLanguage('he');
  await texts.require(['detail', 'listing', 'subscription', 'profile']);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  sessionStorage.clear();
});

async function play(...names: readonly string[]): Promise<void> {
  const played = runSteps(window, services, texts, names);
  await Promise.all([played, vi.advanceTimersByTimeAsync(40_000)]);
}

/** Puts an element on the page, or into another one. */
function put<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  parent: Element = document.body,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

/** Puts a button with a text of the product on the page, and counts how often it is pressed. */
function putButton(text: string, parent: Element = document.body): { readonly pressed: () => number } {
  const button = put('button', {}, parent);
  put('span', {}, button).textContent = text;
  const pressed = vi.fn<() => void>();
  button.addEventListener('click', () => pressed());
  return { pressed: () => pressed.mock.calls.length };
}

describe('the steps of a demo link', () => {
  it('click the button with the text', async () => {
    const other = putButton(texts.i18n.t('detail.management.activate'));
    const button = putButton(texts.i18n.t('detail.management.deactivate'));
    await play('deactivate');
    expect([other.pressed(), button.pressed()]).toEqual([0, 1]);
  });

  it('wait for their element, and expose the number of remaining steps', async () => {
    const played = runSteps(window, services, texts, ['deactivate', 'cancel']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.documentElement.dataset['stepsLeft']).toBe('2');
    const first = putButton(texts.i18n.t('detail.management.deactivate'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.documentElement.dataset['stepsLeft']).toBe('1');
    const second = putButton(texts.i18n.t('subscription.cancel.confirm'));
    await vi.advanceTimersByTimeAsync(1000);
    await played;
    expect([first.pressed(), second.pressed()]).toEqual([1, 1]);
    expect(document.documentElement.dataset['stepsLeft']).toBeUndefined();
  });

  it('click Activate only after the subscription has loaded, because the button is disabled before', async () => {
    const main = put('main');
    put('h1', {}, main);
    const subscription = put('div', { 'aria-busy': 'true' }, main);
    const button = putButton(texts.i18n.t('detail.management.activate'), main);
    const played = runSteps(window, services, texts, ['activate']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(button.pressed()).toBe(0);
    subscription.removeAttribute('aria-busy');
    await vi.advanceTimersByTimeAsync(1000);
    await played;
    expect(button.pressed()).toBe(1);
  });

  it('wait until a button is enabled', async () => {
    const button = putButton(texts.i18n.t('detail.management.deactivate'));
    const element = defined(document.querySelector('button') ?? undefined);
    element.disabled = true;
    const played = runSteps(window, services, texts, ['deactivate']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.documentElement.dataset['stepsLeft']).toBe('1');
    element.disabled = false;
    await vi.advanceTimersByTimeAsync(1000);
    await played;
    expect(button.pressed()).toBe(1);
  });

  it('do not click behind a dialog, and confirm only in the dialog', async () => {
    const words = texts.i18n.t('subscription.cancel.confirm');
    const covered = putButton(words, put('div', { 'aria-hidden': 'true' }));
    const onPage = putButton(words);
    const inDialog = putButton(words, put('div', { role: 'alertdialog' }));
    await play('cancel', 'confirm');
    expect([covered.pressed(), onPage.pressed(), inDialog.pressed()]).toEqual([0, 1, 1]);
  });

  it('click the label of a choice, because its radio button is invisible', async () => {
    const pressed = vi.fn<() => void>();
    const row = putButton(texts.i18n.t('detail.preview'));
    const label = put('label');
    put('span', {}, label).textContent = texts.i18n.t('listing.preview.sideBySide');
    label.addEventListener('click', () => pressed());
    await play('side-by-side');
    expect(pressed).toHaveBeenCalledOnce();
    expect(row.pressed()).toBe(1);
  });

  it('open the folded row of a button first, if there is one', async () => {
    put('h1', {}, put('main'));
    const print = putButton(texts.i18n.t('subscription.confirmation.print'));
    await play('print');
    expect(print.pressed()).toBe(1);
    const more = putButton(texts.i18n.t('subscription.section.more'));
    await play('print');
    expect([more.pressed(), print.pressed()]).toEqual([1, 2]);
  });

  it('type into the field with the label', async () => {
    const typed = vi.fn<() => void>();
    put('label', { for: 'field' }).textContent = texts.i18n.t('profile.contact.address');
    const input = put('input', { id: 'field' });
    document.addEventListener('input', typed, { once: true });
    await play('new-address');
    expect(input.value).toBe('הרצל 14');
    expect(typed).toHaveBeenCalledOnce();
  });

  it('type into a field of the payment provider, which has an aria-label', async () => {
    const input = put('input', {
      'aria-label': texts.i18n.t('subscription.wizard.payment.cardField.number'),
    });
    await play('half-a-card');
    expect(input.value).toBe('4242 4242');
  });

  it('report an uncaught error after the page has loaded', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    put('h1', {}, put('main'));
    await play('throw');
    expect(reported).toHaveBeenCalledOnce();
  });

  it('fail when the page has no such button', async () => {
    await expect(play('deactivate')).rejects.toThrow('detail.management.deactivate');
  });

  it('fail for an unknown name', async () => {
    await expect(play('dance')).rejects.toThrow('dance');
  });
});

describe('the names of the steps', () => {
  it('in the links of the tour all exist', () => {
    const used = STATES.flatMap(
      ({ path }) => /demo\.steps=(?<steps>[\w,-]+)/u.exec(path)?.groups?.['steps'] ?? [],
    );
    const names = new Set(used.flatMap((steps) => steps.split(',')));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !(name in STEPS))).toEqual([]);
  });

  it('are all in the tour of docs/demo.md', () => {
    const tour = readFileSync('docs/demo.md', 'utf8');
    expect(Object.keys(STEPS).filter((name) => !tour.includes(`\`${name}\``))).toEqual([]);
  });
});
