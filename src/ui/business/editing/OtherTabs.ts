import { makeAutoObservable } from 'mobx';
import type { FormChannel } from '@/application/ports/FormChannel';
import { recordKeyText, type ListingPartKey } from '@/application/ports/recordKeys';

/** The other tabs of this browser in which the same form is open. */
export class OtherTabs {
  /** `saved` when the form shows what another tab has saved. */
  state: 'none' | 'open' | 'saved' = 'none';
  #joined = '';
  #leave = (): void => undefined;
  readonly #channel: FormChannel;
  readonly #onSaved: () => void;

  constructor(channel: FormChannel, onSaved: () => void) {
    this.#channel = channel;
    this.#onSaved = onSaved;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The form that is open here. Undefined when none is. */
  setOpenForm(form: ListingPartKey | undefined): void {
    const name = form === undefined ? '' : recordKeyText(form);
    if (name === this.#joined) return;
    this.#leave();
    this.#joined = name;
    this.state = 'none';
    this.#leave =
      form === undefined
        ? () => undefined
        : this.#channel.join(form, { onPresence: this.onPresence, onSaved: this.#onSaved });
  }

  announceSaved(form: ListingPartKey): void {
    this.#channel.announceSaved(form);
  }

  /** The form shows what another tab has saved. */
  showSaved(): void {
    this.state = 'saved';
  }

  private onPresence(isOpenElsewhere: boolean): void {
    if (isOpenElsewhere) this.state = 'open';
    else if (this.state === 'open') this.state = 'none';
  }
}
