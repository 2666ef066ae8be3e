import type { WantedPath, WantedPathStore } from '@/application/ports/WantedPathStore';

/** Keeps the wanted path for as long as the document lives. */
export class InMemoryWantedPathStore implements WantedPathStore {
  #wanted: WantedPath | undefined;

  remember(wanted: WantedPath): void {
    this.#wanted = wanted;
  }

  recall(): WantedPath | undefined {
    return this.#wanted;
  }

  forget(): void {
    this.#wanted = undefined;
  }
}
