import { makeAutoObservable, observableRef } from 'mobx';
import type { ChosenFile, PreparePicture } from '@/application/profile/PreparePicture';
import type { AvatarChoice } from '@/application/profile/UpdateProfile';
import type { Picture, PictureRefused } from '@/domain/profile/Picture';

const UNCHANGED: AvatarChoice = { kind: 'unchanged' };

/** What stands in the round. */
export type ShownAvatar =
  | { readonly kind: 'initial' }
  | { readonly kind: 'recorded'; readonly uri: string }
  | { readonly kind: 'chosen'; readonly picture: Picture };

/** The picture of a record, or the initial where it has none. */
export function recordedAvatar(uri: string | undefined): ShownAvatar {
  return uri === undefined || uri === '' ? { kind: 'initial' } : { kind: 'recorded', uri };
}

/** What the owner does with the picture. Nothing of it leaves the page before it is saved (decision C44). */
export class AvatarModel {
  choice: AvatarChoice = UNCHANGED;
  /** Why the last file was not taken. What was chosen before it stays. */
  refusal: PictureRefused | undefined = undefined;
  isPreparing = false;
  #picture: Picture | undefined;
  #preparing: Promise<void> = Promise.resolve();
  #latest: ChosenFile | undefined;

  constructor(
    private readonly recorded: string | undefined,
    private readonly preparePicture: Pick<PreparePicture, 'execute'>,
  ) {
    makeAutoObservable<AvatarModel, 'recorded' | 'preparePicture'>(
      this,
      { choice: observableRef, refusal: observableRef, recorded: false, preparePicture: false },
      { autoBind: true },
    );
  }

  get isChanged(): boolean {
    return this.choice.kind !== 'unchanged' || this.isPreparing;
  }

  get shown(): ShownAvatar {
    if (this.choice.kind === 'unchanged') return recordedAvatar(this.recorded);
    if (this.choice.kind === 'removed' || this.#picture === undefined) return { kind: 'initial' };
    return { kind: 'chosen', picture: this.#picture };
  }

  get canRemove(): boolean {
    return this.shown.kind !== 'initial';
  }

  /** Takes a file; the last one counts. */
  choose(file: ChosenFile): void {
    this.#latest = file;
    this.isPreparing = true;
    this.refusal = undefined;
    this.#preparing = this.prepare(file);
  }

  /** Marks the recorded picture removed; a chosen one is only put away when there was none before. */
  remove(): void {
    this.decide(recordedAvatar(this.recorded).kind === 'recorded' ? { kind: 'removed' } : UNCHANGED);
  }

  /** Back to the picture that is recorded. */
  keep(): void {
    this.decide(UNCHANGED);
  }

  /** After a failed save: what to try again with. The same picture stays on the page. */
  retryWith(choice: AvatarChoice): void {
    this.choice = choice;
  }

  /** Once the last file is prepared: false when it was refused meanwhile, which the owner has to see first. */
  async isReady(): Promise<boolean> {
    if (!this.isPreparing) return true;
    await this.#preparing;
    return this.refusal === undefined;
  }

  private async prepare(file: ChosenFile): Promise<void> {
    const prepared = await this.preparePicture.execute(file);
    if (this.#latest === file) this.take(prepared);
  }

  private take(prepared: Awaited<ReturnType<PreparePicture['execute']>>): void {
    this.isPreparing = false;
    if (prepared.ok) this.decide({ kind: 'chosen', picture: prepared.value }, prepared.value);
    else this.refusal = prepared.error;
  }

  /** What is decided last counts, also over a file that is still being prepared. */
  private decide(choice: AvatarChoice, picture?: Picture): void {
    this.#latest = undefined;
    this.isPreparing = false;
    this.refusal = undefined;
    this.#picture = picture;
    this.choice = choice;
  }
}
