import { makeAutoObservable, observableRef } from 'mobx';
import type {
  CardField,
  CardFields,
  CardFieldsState,
  CardFieldsWords,
  MountedCardFields,
} from '@/application/ports/CardFields';

export type CardFieldsStatus =
  | { readonly kind: 'absent' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'ready'; readonly fields: MountedCardFields; readonly state: CardFieldsState };

export type CardFieldIds = Readonly<Record<CardField, string>>;

/** The provider's card fields while the owner pays by a new card. */
export class CardFieldsModel {
  status: CardFieldsStatus = { kind: 'absent' };
  #wanted: { readonly ids: CardFieldIds; words: CardFieldsWords } | undefined;
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

  /** Puts the fields into these elements of the page. */
  show(ids: CardFieldIds, words: CardFieldsWords): void {
    const wanted = { ids, words };
    this.#wanted = wanted;
    this.to({ kind: 'loading' });
    this.#last = this.#last.then(() => this.mount(wanted));
  }

  /** The script or the fields did not come: asks for them again. */
  retry(): void {
    const wanted = this.#wanted;
    if (this.status.kind === 'unavailable' && wanted !== undefined) this.show(wanted.ids, wanted.words);
  }

  /** Other words for the same fields; nothing has to be typed again (decision C46). */
  speak(words: CardFieldsWords): void {
    if (this.#wanted !== undefined) this.#wanted.words = words;
    this.fields?.speak(words);
  }

  focus(field: CardField): void {
    this.fields?.focus(field);
  }

  /** Takes the fields off the page. */
  hide(): void {
    this.#wanted = undefined;
    this.fields?.unmount();
    this.to({ kind: 'absent' });
  }

  private async mount(wanted: { readonly ids: CardFieldIds; words: CardFieldsWords }): Promise<void> {
    if (this.#wanted !== wanted) return;
    const { words } = wanted;
    const mounted = await this.cardFields.mount(wanted.ids, words);
    if (this.#wanted !== wanted) return mounted.ok ? mounted.value.unmount() : undefined;
    if (!mounted.ok) return this.to({ kind: 'unavailable' });
    const fields = mounted.value;
    if (wanted.words !== words) fields.speak(wanted.words);
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
