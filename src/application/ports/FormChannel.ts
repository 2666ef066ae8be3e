import type { EditingKey } from './recordKeys';

/** What the other tabs of this browser do with the same form. */
export interface FormListener {
  /** Whether another tab has the form open. Not called while no other tab has. */
  readonly onPresence: (isOpenElsewhere: boolean) => void;
  /** Another tab has saved it. */
  readonly onSaved: () => void;
}

/** Tells the tabs of one browser, in which the same part of the same business is edited, of each other. */
export interface FormChannel {
  /** The form is open in this tab until the returned function is called. */
  join(form: EditingKey, listener: FormListener): () => void;

  /** Tells every tab that has joined. A tab that saves has left before. */
  announceSaved(form: EditingKey): void;
}
