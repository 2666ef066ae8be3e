import { makeAutoObservable } from 'mobx';
import type { FormChannel } from '@/application/ports/FormChannel';
import { recordKeyText, type ListingPartKey } from '@/application/ports/recordKeys';

/** Whether another tab of this browser has the same form open, or has saved it. */
export class OtherTabs {
  /** `saved` once the form shows what another tab has saved. */
  state: 'none' | 'open' | 'saved' = 'none';
  #openForm = '';
  #leave: (() => void) | undefined;
  readonly #channel: FormChannel;
  readonly #onSaved: () => void;

  constructor(channel: FormChannel, onSaved: () => void) {
    this.#channel = channel;
    this.#onSaved = onSaved;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** @param form The form that is open in this tab, if there is one. */
  setOpenForm(form: ListingPartKey | undefined): void {
    const name = form === undefined ? '' : recordKeyText(form);
    if (name === this.#openForm) return;
    this.#leave?.();
    this.#openForm = name;
    this.state = 'none';
    this.#leave = form && this.#channel.join(form, { onPresence: this.onPresence, onSaved: this.#onSaved });
  }

  announceSaved(form: ListingPartKey): void {
    this.#channel.announceSaved(form);
  }

  showSaved(): void {
    this.state = 'saved';
  }

  private onPresence(isOpenElsewhere: boolean): void {
    if (isOpenElsewhere) this.state = 'open';
    else if (this.state === 'open') this.state = 'none';
  }
}
