import type { Page } from '@playwright/test';
import {
  paymentToken,
  type CardField,
  type CardFields,
  type CardFieldsState,
  type CardFieldsUnavailable,
  type CardFieldLabels,
  type CardRefused,
  type MountedCardFields,
  type PaymentToken,
} from '@/application/ports/CardFields';
import { success, type Result } from '@/domain/shared/result';
import type { BillingAddress } from '@/domain/validation/BillingAddress';
import type { PaymentPageCommands } from './paymentPage';

type CommandName = {
  [Name in keyof PaymentPageCommands]: PaymentPageCommands[Name] extends (...parameters: never[]) => unknown
    ? Name
    : never;
}[keyof PaymentPageCommands];

/**
 * Lets the card fields contract run in Node against the real Chargebee adapter in a browser page. Each call is sent to
 * `window.paymentPage` (paymentPage.ts).
 */
export class RemoteCardFields implements CardFields {
  #mounted: RemoteMountedFields | undefined;

  constructor(private readonly page: Page) {}

  async mount(
    elementIds: Readonly<Record<CardField, string>>,
    labels: CardFieldLabels,
  ): Promise<Result<MountedCardFields, CardFieldsUnavailable>> {
    await this.#mounted?.settle();
    const result = await callPage<'mount'>(this.page, 'mount', elementIds, labels);
    if (!result.ok) return result;
    this.#mounted = new RemoteMountedFields(this.page, result.value.index, result.value.state);
    return success(this.#mounted);
  }

  /** Waits for all earlier calls, then passes the new states to the listeners. */
  async settle(): Promise<void> {
    await this.#mounted?.settle();
  }
}

class RemoteMountedFields implements MountedCardFields {
  readonly #listeners = new Set<(state: CardFieldsState) => void>();
  #calls: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly page: Page,
    private readonly index: number,
    public state: CardFieldsState,
  ) {}

  onChange(listener: (state: CardFieldsState) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  setLabels(labels: CardFieldLabels): void {
    this.#enqueue(async () => callPage<'setLabels'>(this.page, 'setLabels', this.index, labels));
  }

  focus(field: CardField): void {
    this.#enqueue(async () => callPage<'focus'>(this.page, 'focus', this.index, field));
  }

  unmount(): void {
    this.#enqueue(async () => callPage<'unmount'>(this.page, 'unmount', this.index));
  }

  async tokenize(billing: BillingAddress): Promise<Result<PaymentToken, CardRefused>> {
    await this.#calls;
    const result = await callPage<'tokenize'>(this.page, 'tokenize', this.index, billing);
    return result.ok ? success(paymentToken(result.value)) : result;
  }

  async settle(): Promise<void> {
    await this.#calls;
    for (const state of await callPage<'takeStates'>(this.page, 'takeStates', this.index)) {
      this.state = state;
      for (const listener of this.#listeners) listener(state);
    }
  }

  #enqueue(call: () => Promise<unknown>): void {
    this.#calls = this.#calls.then(call);
  }
}

/** Calls a command of the page and returns its result. */
export async function callPage<Name extends CommandName>(
  page: Page,
  name: Name,
  ...parameters: Parameters<PaymentPageCommands[Name]>
): Promise<Awaited<ReturnType<PaymentPageCommands[Name]>>> {
  return page.evaluate(
    async ([command, sent]) => {
      const commands: unknown = Reflect.get(window, 'paymentPage');
      if (typeof commands !== 'object' || commands === null)
        throw new Error('Expected the page to define window.paymentPage');
      const run: unknown = Reflect.get(commands, command);
      if (typeof run !== 'function') throw new Error(`window.paymentPage has no command ${command}`);
      return Reflect.apply(run, undefined, sent);
    },
    [name, parameters] as const,
  );
}
