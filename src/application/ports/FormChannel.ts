import type { ListingPartKey } from './recordKeys';

/** What the other tabs of this browser do with the same form. */
export interface FormListener {
  /** Called when another tab opens the form, and when the last other tab has closed it. */
  readonly onPresence: (isOpenElsewhere: boolean) => void;
  /** Called when another tab has saved the form. */
  readonly onSaved: () => void;
}

/** Connects the tabs of one browser that have the same form open: the same part of the same business. */
export interface FormChannel {
  /** The form is open in this tab until the returned function is called. */
  join(form: ListingPartKey, listener: FormListener): () => void;

  /** Tells every other tab that has joined. */
  announceSaved(form: ListingPartKey): void;
}
