import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite, WORK, type Release } from './Release';
import { deploy } from './run';

/** The releases of one host, in a folder of their own, added and rolled back by the commands of deploy/. */
export class PublishedReleases {
  readonly #folder: string;

  constructor(host: string) {
    this.#folder = join(WORK, 'releases', host);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** @returns The folder of the release. */
  async add(release: Release): Promise<string> {
    await deploy('settings/addSettings.ts', [builtSite(release)]);
    return deploy('releases/addRelease.ts', [builtSite(release), this.#folder, release]);
  }

  /** @returns The folder of the release before. */
  async rollBack(): Promise<string> {
    return deploy('releases/rollBackRelease.ts', [this.#folder]);
  }
}
