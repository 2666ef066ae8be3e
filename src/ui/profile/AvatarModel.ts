import { makeAutoObservable, observableRef } from 'mobx';
import type { ChosenFile, PreparePicture } from '@/application/profile/PreparePicture';
import type { AvatarChoice } from '@/application/profile/UpdateProfile';
import type { Picture, PictureRefused } from '@/domain/profile/Picture';

const UNCHANGED: AvatarChoice = { kind: 'unchanged' };

export type ShownAvatar =
  | { readonly kind: 'initial' }
  | { readonly kind: 'saved'; readonly uri: string }
  | { readonly kind: 'chosen'; readonly picture: Picture };

/** The saved picture, or the initial if there is none. */
export function savedAvatar(uri: string | undefined): ShownAvatar {
  return uri === undefined || uri === '' ? { kind: 'initial' } : { kind: 'saved', uri };
}

/** The owner's change of the profile picture. It is sent when the form is saved. */
export class AvatarModel {
  choice: AvatarChoice = UNCHANGED;
  /** Why the last file was refused. The earlier choice stays. */
  refusal: PictureRefused | undefined = undefined;
  isPreparing = false;
  #picture: Picture | undefined;
  #preparing: Promise<void> = Promise.resolve();
  #latestFile: ChosenFile | undefined;
  readonly #savedUri: string | undefined;
  readonly #preparePicture: Pick<PreparePicture, 'execute'>;

  constructor(savedUri: string | undefined, preparePicture: Pick<PreparePicture, 'execute'>) {
    this.#savedUri = savedUri;
    this.#preparePicture = preparePicture;
    makeAutoObservable(this, { choice: observableRef, refusal: observableRef }, { autoBind: true });
  }

  get isChanged(): boolean {
    return this.choice.kind !== 'unchanged' || this.isPreparing;
  }

  get shown(): ShownAvatar {
    if (this.choice.kind === 'unchanged') return savedAvatar(this.#savedUri);
    if (this.choice.kind === 'removed' || this.#picture === undefined) return { kind: 'initial' };
    return { kind: 'chosen', picture: this.#picture };
  }

  get canRemove(): boolean {
    return this.shown.kind !== 'initial';
  }

  /** Prepares a file. If several files are chosen, the last one counts. */
  choose(file: ChosenFile): void {
    this.#latestFile = file;
    this.isPreparing = true;
    this.refusal = undefined;
    this.#preparing = this.prepare(file);
  }

  /** Removes the saved picture with the next save. Without a saved picture, only discards the chosen one. */
  remove(): void {
    this.decide(savedAvatar(this.#savedUri).kind === 'saved' ? { kind: 'removed' } : UNCHANGED);
  }

  keep(): void {
    this.decide(UNCHANGED);
  }

  /** Replaces the choice after a failed save, which may have uploaded the picture. The page shows the same picture. */
  retryWith(choice: AvatarChoice): void {
    this.choice = choice;
  }

  /** Waits until the last file is prepared. Resolves to false if it was refused, so that the owner sees the reason. */
  async finishPreparing(): Promise<boolean> {
    if (!this.isPreparing) return true;
    await this.#preparing;
    return this.refusal === undefined;
  }

  private async prepare(file: ChosenFile): Promise<void> {
    const prepared = await this.#preparePicture.execute(file);
    if (this.#latestFile === file) this.accept(prepared);
  }

  private accept(prepared: Awaited<ReturnType<PreparePicture['execute']>>): void {
    this.isPreparing = false;
    if (prepared.ok) this.decide({ kind: 'chosen', picture: prepared.value }, prepared.value);
    else this.refusal = prepared.error;
  }

  /** Makes a choice, also while an earlier file is still being prepared. That file is then ignored. */
  private decide(choice: AvatarChoice, picture?: Picture): void {
    this.#latestFile = undefined;
    this.isPreparing = false;
    this.refusal = undefined;
    this.#picture = picture;
    this.choice = choice;
  }
}
