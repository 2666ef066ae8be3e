import type { EditingKey } from './SubscriptionKey';

/** What the other windows of this browser do with the same form. */
export interface FormListener {
  /** Whether another window has the form open. Not called while no other window has. */
  readonly onPresence: (isOpenElsewhere: boolean) => void;
  /** Another window has saved it. */
  readonly onSaved: () => void;
}

/** Tells the windows of one browser, in which the same part of the same business is edited, of each other. */
export interface FormChannel {
  /** The form is open in this window until the returned function is called. */
  join(form: EditingKey, listener: FormListener): () => void;

  /** Tells every window that has joined. A window that saves has left before. */
  announceSaved(form: EditingKey): void;
}
