import { makeAutoObservable, observableRef } from 'mobx';
import {
  CARD_FIELDS,
  type CardField,
  type CardFields,
  type CardFieldsState,
  type CardFieldState,
  type CardFieldsWords,
  type MountedCardFields,
} from '@/application/ports/CardFields';

export type CardFieldsStatus =
  | { readonly kind: 'absent' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'ready'; readonly fields: MountedCardFields; readonly state: CardFieldsState };

export type CardFieldIds = Readonly<Record<CardField, string>>;

export interface CardFieldError {
  readonly field: CardField;
  readonly state: Exclude<CardFieldState, 'complete'>;
}

/** The provider's card fields while the owner pays by a new card. */
export class CardFieldsModel {
  status: CardFieldsStatus = { kind: 'absent' };
  #words: CardFieldsWords | undefined;
  /** The elements the fields are wanted in, a new object each time they are. */
  #place: { readonly ids: CardFieldIds } | undefined;
  /** One mount at a time: two on the same elements would tear each other's fields down. */
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly cardFields: CardFields) {
    makeAutoObservable<CardFieldsModel, 'cardFields'>(
      this,
      { status: observableRef, cardFields: false },
      { autoBind: true },
    );
  }

  get fields(): MountedCardFields | undefined {
    return this.status.kind === 'ready' ? this.status.fields : undefined;
  }

  /** The fields that are not complete, as far as the provider tells, in their order. */
  get errors(): readonly CardFieldError[] {
    if (this.status.kind !== 'ready') return [];
    const { fields } = this.status.state;
    return CARD_FIELDS.flatMap((field) => {
      const state = fields[field];
      return state === 'complete' ? [] : [{ field, state }];
    });
  }

  /** How the fields name themselves. Later words go to the same fields: nothing has to be typed again (decision C46). */
  speak(words: CardFieldsWords): void {
    this.#words = words;
    this.fields?.speak(words);
  }

  /** Puts the fields into these elements of the page; the words have to be known by then. */
  show(ids: CardFieldIds): void {
    const place = { ids };
    this.#place = place;
    this.to({ kind: 'loading' });
    this.#last = this.#last.then(() => this.mount(place));
  }

  /** The script or the fields did not come: asks for them again. */
  retry(): void {
    if (this.status.kind === 'unavailable' && this.#place !== undefined) this.show(this.#place.ids);
  }

  focus(field: CardField): void {
    this.fields?.focus(field);
  }

  /** Takes the fields off the page. */
  hide(): void {
    this.#place = undefined;
    this.fields?.unmount();
    this.to({ kind: 'absent' });
  }

  private async mount(place: { readonly ids: CardFieldIds }): Promise<void> {
    const words = this.#words;
    if (this.#place !== place || words === undefined) return;
    const mounted = await this.cardFields.mount(place.ids, words);
    if (this.#place !== place) return mounted.ok ? mounted.value.unmount() : undefined;
    if (!mounted.ok) return this.to({ kind: 'unavailable' });
    const fields = mounted.value;
    if (this.#words !== words && this.#words !== undefined) fields.speak(this.#words);
    fields.onChange((state) => this.changed(fields, state));
    this.to({ kind: 'ready', fields, state: fields.state });
  }

  private changed(fields: MountedCardFields, state: CardFieldsState): void {
    if (this.fields === fields) this.to({ kind: 'ready', fields, state });
  }

  private to(status: CardFieldsStatus): void {
    this.status = status;
  }
}
