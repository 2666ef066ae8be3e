import { makeAutoObservable, observableRef } from 'mobx';
import type { ChosenFile, PreparePicture } from '@/application/profile/PreparePicture';
import type { AvatarChoice } from '@/application/profile/UpdateProfile';
import type { Picture, PictureRefused } from '@/domain/profile/Picture';

const UNCHANGED: AvatarChoice = { kind: 'unchanged' };

/** The content of the round avatar. */
export type ShownAvatar =
  | { readonly kind: 'initial' }
  | { readonly kind: 'recorded'; readonly uri: string }
  | { readonly kind: 'chosen'; readonly picture: Picture };

/** The stored picture, or the initial when there is none. */
export function savedAvatar(uri: string | undefined): ShownAvatar {
  return uri === undefined || uri === '' ? { kind: 'initial' } : { kind: 'recorded', uri };
}

/** The owner's change of the profile picture. It is sent only with the saved form. */
export class AvatarModel {
  choice: AvatarChoice = UNCHANGED;
  /** The reason why the last file was refused. The earlier choice stays. */
  refusal: PictureRefused | undefined = undefined;
  isPreparing = false;
  #picture: Picture | undefined;
  #preparing: Promise<void> = Promise.resolve();
  #latest: ChosenFile | undefined;
  readonly #recorded: string | undefined;
  readonly #preparePicture: Pick<PreparePicture, 'execute'>;

  constructor(recorded: string | undefined, preparePicture: Pick<PreparePicture, 'execute'>) {
    this.#recorded = recorded;
    this.#preparePicture = preparePicture;
    makeAutoObservable(this, { choice: observableRef, refusal: observableRef }, { autoBind: true });
  }

  get isChanged(): boolean {
    return this.choice.kind !== 'unchanged' || this.isPreparing;
  }

  get shown(): ShownAvatar {
    if (this.choice.kind === 'unchanged') return savedAvatar(this.#recorded);
    if (this.choice.kind === 'removed' || this.#picture === undefined) return { kind: 'initial' };
    return { kind: 'chosen', picture: this.#picture };
  }

  get canRemove(): boolean {
    return this.shown.kind !== 'initial';
  }

  /** Prepares a file. When several files are chosen, the last one counts. */
  choose(file: ChosenFile): void {
    this.#latest = file;
    this.isPreparing = true;
    this.refusal = undefined;
    this.#preparing = this.prepare(file);
  }

  /** Marks a stored picture as removed. Without a stored picture it only discards the chosen one. */
  remove(): void {
    this.decide(savedAvatar(this.#recorded).kind === 'recorded' ? { kind: 'removed' } : UNCHANGED);
  }

  /** Restores the stored picture. */
  keep(): void {
    this.decide(UNCHANGED);
  }

  /** The choice for the next try after a failed save. The page keeps showing the same picture. */
  retryWith(choice: AvatarChoice): void {
    this.choice = choice;
  }

  /**
   * Resolves when the last file is prepared. It resolves to false when that file was refused, so that the owner sees
   * the reason before saving.
   */
  async isReady(): Promise<boolean> {
    if (!this.isPreparing) return true;
    await this.#preparing;
    return this.refusal === undefined;
  }

  private async prepare(file: ChosenFile): Promise<void> {
    const prepared = await this.#preparePicture.execute(file);
    if (this.#latest === file) this.take(prepared);
  }

  private take(prepared: Awaited<ReturnType<PreparePicture['execute']>>): void {
    this.isPreparing = false;
    if (prepared.ok) this.decide({ kind: 'chosen', picture: prepared.value }, prepared.value);
    else this.refusal = prepared.error;
  }

  /** The last choice counts, even when an earlier file is still being prepared. */
  private decide(choice: AvatarChoice, picture?: Picture): void {
    this.#latest = undefined;
    this.isPreparing = false;
    this.refusal = undefined;
    this.#picture = picture;
    this.choice = choice;
  }
}
