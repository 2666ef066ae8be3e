import type { TFunction } from 'i18next';
import { actionBound, computed, makeObservable, observableRef, override } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { ListingRecord } from '@/application/ports/ListingRepository';
import {
  type BusinessChange,
  changeOf,
  fieldsOf,
  isSame,
  type Listing,
  type ListingField,
  type ListingPart,
  pickFields,
} from '@/domain/business/listing/Listing';
import { type ListingDraft, valuesOfPart } from '@/domain/business/listing/ListingDraft';
import { type ListingError, listingErrors } from '@/domain/business/listing/listingErrors';
import type { Instant } from '@/domain/shared/instant';
import type { Picture } from '@/domain/profile/Picture';
import { type FormFields, FormModel } from '@/ui/shell/FormModel';
import { fieldsInOrder } from './fieldsInOrder';

/** The errors of one field. An error of hours or contacts names a row of the field. */
interface FieldErrors {
  readonly kind: 'invalid';
  readonly errors: readonly ListingError[];
}

/** A change that the owner can undo, because it changes several fields or removes something. */
interface UndoableChange {
  /** For example "Number removed". */
  readonly text: (t: TFunction) => string;
  /** The values of the fields before the change. */
  readonly before: BusinessChange;
}

/** The errors of what is still to be filled in. */
const MISSING_VALUES: readonly ListingError['kind'][] = ['name-required', 'incomplete', 'contact-empty'];

const FIELDS: FormFields<ListingField, Listing, FieldErrors> = {
  names: (values) => fieldsInOrder(values),
  invalidValues: (typed, recorded) =>
    errorsByField(listingErrors(recorded, typed).filter(({ kind }) => !MISSING_VALUES.includes(kind))),
  errors: (typed, recorded) => errorsByField(listingErrors(recorded, typed)),
  isSame: (typed, recorded) => fieldsOf(changeOf(recorded, typed)).length === 0,
};

/** The form of one part of a listing. */
export class ListingForm extends FormModel<ListingField, Listing, FieldErrors> {
  recorded: ListingRecord;
  /** When `recorded` was read. */
  readAt: Instant;
  /** The chosen picture. A save uploads it. */
  picture: Picture | undefined = undefined;
  /** Prepares the chosen picture. A save waits for it. Resolves to false if it failed. */
  preparing: Promise<boolean> | undefined = undefined;
  /** The last change, if the owner may undo it. */
  undoable: UndoableChange | undefined = undefined;
  readonly #onChange: (form: ListingForm) => void;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(
    recorded: ListingRecord,
    readonly part: ListingPart,
    clock: Pick<Clock, 'now' | 'after'>,
    onChange: (form: ListingForm) => void = () => undefined,
  ) {
    super(FIELDS, recorded.listing, clock);
    this.recorded = recorded;
    this.readAt = clock.now();
    this.#clock = clock;
    this.#onChange = onChange;
    makeObservable(this, {
      recorded: observableRef,
      picture: observableRef,
      preparing: observableRef,
      hasChosenPicture: computed,
      isChanged: override,
      choosePicture: actionBound,
      setPreparing: actionBound,
      keepUpload: actionBound,
      undoable: observableRef,
      changes: computed,
      typed: computed,
      changedFields: computed,
      rebase: actionBound,
      startOver: actionBound,
      changeUndoably: actionBound,
      undo: actionBound,
    });
  }

  /** What a save would write. */
  get changes(): BusinessChange {
    return changeOf(this.initial, this.values);
  }

  get changedFields(): readonly ListingField[] {
    const fields = fieldsOf(this.changes);
    return this.hasChosenPicture ? [...new Set<ListingField>([...fields, 'photo'])] : fields;
  }

  /** Also while it is being prepared. */
  get hasChosenPicture(): boolean {
    return this.picture !== undefined || this.preparing !== undefined;
  }

  override get isChanged(): boolean {
    return this.changedFields.length > 0;
  }

  setPreparing(preparing: Promise<boolean> | undefined): void {
    this.preparing = preparing;
  }

  /** @param picture Undefined discards the chosen picture. */
  choosePicture(picture: Picture | undefined): void {
    this.picture = picture;
    this.change('photo', this.initial.photo);
  }

  /** @param url The URL of a picture that a failed save has uploaded, so that it is not uploaded again. */
  keepUpload(url: string): void {
    if (url === this.values.photo) return;
    this.picture = undefined;
    this.change('photo', url);
  }

  /** The changed fields as they are typed, for a draft. */
  get typed(): BusinessChange {
    return pickFields({ ...this.changes, ...this.values }, (field) => this.isChangedIn(field));
  }

  get draft(): ListingDraft {
    const { part, recorded, typed, readAt } = this;
    return {
      recorded: valuesOfPart(part, recorded.listing),
      typed,
      savedAt: this.#clock.now(),
      readAt,
    };
  }

  isChangedIn(field: ListingField): boolean {
    return this.changedFields.includes(field);
  }

  /** The errors of a field that are shown: after it lost the focus, after a pause in typing, or after a submission. */
  errorsOf(field: ListingField): readonly ListingError[] {
    const error = this.shownErrorOf(field);
    return error?.kind === 'invalid' ? error.errors : [];
  }

  override change<Field extends ListingField>(field: Field, value: Listing[Field]): void {
    this.undoable = undefined;
    super.change(field, value);
  }

  /** Changes several fields. `undo` restores them until the next change. */
  changeUndoably(fields: BusinessChange, text: UndoableChange['text']): void {
    const names = fieldsOf(fields);
    const before = pickFields(this.values, (field) => names.includes(field));
    this.undoable = { text, before };
    this.write({ ...this.values, ...fields });
    for (const field of names) this.touch(field);
  }

  /** Restores the fields of the last change. Returns the first one. */
  undo(): ListingField | undefined {
    const before = this.undoable?.before ?? {};
    this.undoable = undefined;
    this.write({ ...this.values, ...before });
    return fieldsOf(before)[0];
  }

  /**
   * Edits a newer record, with these changes to it. What is typed but changes nothing stays, for example an added
   * contact that is still empty.
   */
  rebase(recorded: ListingRecord, typed: BusinessChange): void {
    const unchanged = pickFields(
      this.values,
      (field) => !this.isChangedIn(field) && isSame(field, this.initial, recorded.listing),
    );
    if (recorded !== this.recorded) this.readAt = this.#clock.now();
    this.recorded = recorded;
    this.picture = undefined;
    this.preparing = undefined;
    this.undoable = undefined;
    this.initial = recorded.listing;
    this.write({ ...recorded.listing, ...unchanged, ...valuesOfPart(this.part, typed) });
  }

  startOver(): void {
    this.reset(this.initial);
    this.rebase(this.recorded, {});
  }

  protected override write(values: Listing): void {
    super.write(values);
    this.#onChange(this);
  }
}

function errorsByField(
  errors: readonly ListingError[],
): Readonly<Partial<Record<ListingField, FieldErrors>>> {
  const byField: Partial<Record<ListingField, FieldErrors>> = {};
  for (const error of errors)
    byField[error.field] = { kind: 'invalid', errors: [...(byField[error.field]?.errors ?? []), error] };
  return byField;
}
