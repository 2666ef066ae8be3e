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

/** The adapter in the browser, held from the test. */
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

  /** Lets everything that was asked for happen, and brings the news. */
  async settle(): Promise<void> {
    await this.#mounted?.settle();
  }
}

class RemoteMountedFields implements MountedCardFields {
  readonly #listeners = new Set<(state: CardFieldsState) => void>();
  #asked: Promise<unknown> = Promise.resolve();

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
    this.#ask(async () => callPage<'setLabels'>(this.page, 'setLabels', this.index, words));
  }

  focus(field: CardField): void {
    this.#ask(async () => callPage<'focus'>(this.page, 'focus', this.index, field));
  }

  unmount(): void {
    this.#ask(async () => callPage<'unmount'>(this.page, 'unmount', this.index));
  }

  async tokenize(billing: BillingAddress): Promise<Result<PaymentToken, CardRefused>> {
    await this.#asked;
    const answer = await callPage<'tokenize'>(this.page, 'tokenize', this.index, billing);
    return answer.ok ? success(paymentToken(answer.value)) : answer;
  }

  async settle(): Promise<void> {
    await this.#asked;
    for (const state of await callPage<'takeStates'>(this.page, 'takeStates', this.index)) {
      this.state = state;
      for (const listener of this.#listeners) listener(state);
    }
  }

  #ask(call: () => Promise<unknown>): void {
    this.#asked = this.#asked.then(call);
  }
}

/** Pulls one of the page's strings. */
export async function callPage<Name extends Call>(
  page: Page,
  name: Name,
  ...parameters: Parameters<PaymentPageCommands[Name]>
): Promise<Awaited<ReturnType<PaymentPageCommands[Name]>>> {
  return page.evaluate(
    async ([called, parameters]) => {
      const commands: unknown = Reflect.get(window, 'paymentPage');
      if (typeof commands !== 'object' || commands === null) throw new Error('The page is not there yet');
      const command: unknown = Reflect.get(commands, called);
      if (typeof command !== 'function') throw new Error(`There is no string ${called}`);
      return Reflect.apply(command, undefined, parameters);
    },
    [name, parameters] as const,
  );
}
