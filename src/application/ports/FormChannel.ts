import type { ListingPartKey } from './recordKeys';

/** What the other tabs of this browser do with the same form. */
export interface FormListener {
  /** Whether another tab has the form open. Not called while no other tab has. */
  readonly onPresence: (isOpenElsewhere: boolean) => void;
  /** Another tab has saved it. */
  readonly onSaved: () => void;
}

/** Connects the tabs of one browser that have the same form open: the same part of the same business. */
export interface FormChannel {
  /** The form is open in this tab until the returned function is called. */
  join(form: ListingPartKey, listener: FormListener): () => void;

  /** Tells every tab that has joined. Called after the tab that saved has left. */
  announceSaved(form: ListingPartKey): void;
}
