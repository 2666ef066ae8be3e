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

type Call = {
  [Name in keyof PaymentPageCommands]: PaymentPageCommands[Name] extends (...parameters: never[]) => unknown
    ? Name
    : never;
}[keyof PaymentPageCommands];

/** Controls the card fields adapter of a page in the browser. */
export class RemoteCardFields implements CardFields {
  #mounted: RemoteMountedFields | undefined;

  constructor(private readonly page: Page) {}

  async mount(
    elementIds: Readonly<Record<CardField, string>>,
    words: CardFieldLabels,
  ): Promise<Result<MountedCardFields, CardFieldsUnavailable>> {
    await this.#mounted?.settle();
    const answer = await callPage<'mount'>(this.page, 'mount', elementIds, words);
    if (!answer.ok) return answer;
    this.#mounted = new RemoteMountedFields(this.page, answer.value.index, answer.value.state);
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

  setLabels(words: CardFieldLabels): void {
    this.#enqueue(async () => callPage<'setLabels'>(this.page, 'setLabels', this.index, words));
  }

  focus(field: CardField): void {
    this.#enqueue(async () => callPage<'focus'>(this.page, 'focus', this.index, field));
  }

  unmount(): void {
    this.#enqueue(async () => callPage<'unmount'>(this.page, 'unmount', this.index));
  }

  async tokenize(billing: BillingAddress): Promise<Result<PaymentToken, CardRefused>> {
    await this.#calls;
    const answer = await callPage<'tokenize'>(this.page, 'tokenize', this.index, billing);
    return answer.ok ? success(paymentToken(answer.value)) : answer;
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
export async function callPage<Name extends Call>(
  page: Page,
  name: Name,
  ...parameters: Parameters<PaymentPageCommands[Name]>
): Promise<Awaited<ReturnType<PaymentPageCommands[Name]>>> {
  return page.evaluate(
    async ([called, sent]) => {
      const commands: unknown = Reflect.get(window, 'paymentPage');
      if (typeof commands !== 'object' || commands === null)
        throw new Error('window.paymentPage is not defined yet');
      const command: unknown = Reflect.get(commands, called);
      if (typeof command !== 'function') throw new Error(`window.paymentPage has no command ${called}`);
      return Reflect.apply(command, undefined, sent);
    },
    [name, parameters] as const,
  );
}
