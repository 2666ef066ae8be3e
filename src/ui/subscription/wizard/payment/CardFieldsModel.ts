import { makeAutoObservable, observableRef } from 'mobx';
import {
  CARD_FIELDS,
  type CardField,
  type CardFields,
  type CardFieldsState,
  type CardFieldState,
  type CardFieldLabels,
  type MountedCardFields,
} from '@/application/ports/CardFields';

type CardFieldsStatus =
  | { readonly kind: 'absent' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'ready'; readonly fields: MountedCardFields; readonly state: CardFieldsState };

type CardFieldIds = Readonly<Record<CardField, string>>;

/** The ids of the elements in which the provider renders its fields. */
export const CARD_FIELD_IDS = {
  number: 'card-number',
  expiry: 'card-expiry',
  securityCode: 'card-security-code',
} as const satisfies CardFieldIds;

export interface CardFieldError {
  readonly field: CardField;
  readonly state: Exclude<CardFieldState, 'complete'>;
}

/** The card fields, which the payment provider renders. */
export class CardFieldsModel {
  status: CardFieldsStatus = { kind: 'absent' };
  #labels: CardFieldLabels | undefined;
  /** The ids of the elements for the fields. Each mount has a new object. */
  #target: { readonly ids: CardFieldIds } | undefined;
  /** A mount waits for the one before, because two mounts in the same elements would remove each other's fields. */
  #lastMount: Promise<void> = Promise.resolve();

  readonly #cardFields: CardFields;

  constructor(cardFields: CardFields) {
    this.#cardFields = cardFields;
    makeAutoObservable(this, { status: observableRef }, { autoBind: true });
  }

  get fields(): MountedCardFields | undefined {
    return this.status.kind === 'ready' ? this.status.fields : undefined;
  }

  /** The fields that the provider reports as incomplete or invalid, in their order. */
  get errors(): readonly CardFieldError[] {
    if (this.status.kind !== 'ready') return [];
    const { fields } = this.status.state;
    return CARD_FIELDS.flatMap((field) => {
      const state = fields[field];
      return state === 'complete' ? [] : [{ field, state }];
    });
  }

  /** Sets the labels of the fields, also of mounted ones, which keep what was typed. */
  setLabels(labels: CardFieldLabels): void {
    this.#labels = labels;
    this.fields?.setLabels(labels);
  }

  /** Mounts the fields in these elements. `setLabels` must be called before. */
  show(ids: CardFieldIds): void {
    const target = { ids };
    this.#target = target;
    this.to({ kind: 'loading' });
    this.#lastMount = this.#lastMount.then(() => this.mount(target));
  }

  retry(): void {
    if (this.status.kind === 'unavailable' && this.#target !== undefined) this.show(this.#target.ids);
  }

  focus(field: CardField): void {
    this.fields?.focus(field);
  }

  hide(): void {
    this.#target = undefined;
    this.fields?.unmount();
    this.to({ kind: 'absent' });
  }

  private async mount(target: { readonly ids: CardFieldIds }): Promise<void> {
    const labels = this.#labels;
    if (this.#target !== target || labels === undefined) return;
    const mounted = await this.#cardFields.mount(target.ids, labels);
    if (this.#target !== target) return mounted.ok ? mounted.value.unmount() : undefined;
    if (!mounted.ok) return this.to({ kind: 'unavailable' });
    const fields = mounted.value;
    if (this.#labels !== labels && this.#labels !== undefined) fields.setLabels(this.#labels);
    fields.onChange((state) => this.showState(fields, state));
    this.to({ kind: 'ready', fields, state: fields.state });
  }

  private showState(fields: MountedCardFields, state: CardFieldsState): void {
    if (this.fields === fields) this.to({ kind: 'ready', fields, state });
  }

  private to(status: CardFieldsStatus): void {
    this.status = status;
  }
}
