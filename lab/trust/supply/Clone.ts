import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../../../scripts/runCommand.mjs';
import { buildLive } from '../liveBuild';

interface CloneOptions {
  readonly folder: string;
  readonly timeZone: string;
  readonly locale: string;
}

/** A fresh checkout of a commit, with its packages installed from the lock file and without any install script. */
export class Clone {
  private constructor(private readonly options: CloneOptions) {}

  static async of(commit: string, options: CloneOptions): Promise<Clone> {
    const clone = new Clone(options);
    const { folder } = options;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(dirname(folder), { recursive: true });
    const cloned = await runCommand('git', [
      'clone',
      '--quiet',
      '--no-hardlinks',
      '--no-checkout',
      '.',
      folder,
    ]);
    if (cloned.code !== 0) throw new Error(`git clone failed:\n${cloned.output}`);
    await clone.run('git', ['checkout', '--quiet', '--detach', commit]);
    await clone.run('npm', ['ci', '--workspaces=false', '--ignore-scripts', '--no-audit', '--no-fund']);
    return clone;
  }

  /** Builds the live product and the demo. The hash of every file, by its path. */
  async build(): Promise<ReadonlyMap<string, string>> {
    const { folder } = this.options;
    await buildLive(folder, 'dist', this.environment);
    await this.run(process.execPath, [
      'node_modules/vite/bin/vite.js',
      'build',
      '--mode',
      'demo',
      '--outDir',
      'dist-demo',
    ]);
    return new Map(['dist', 'dist-demo'].flatMap((built) => hashesIn(folder, built)));
  }

  async run(program: string, parameters: readonly string[]): Promise<string> {
    const { code, output } = await this.tryRun(program, parameters);
    if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} failed:\n${output}`);
    return output;
  }

  async tryRun(program: string, parameters: readonly string[]) {
    const options = { directory: this.options.folder, environment: this.environment };
    return runCommand(program, parameters, options);
  }

  private get environment(): Record<string, string> {
    const { timeZone, locale } = this.options;
    return { TZ: timeZone, LANG: locale, LC_ALL: locale, SITE_ORIGIN: 'https://amin.example' };
  }
}

function hashesIn(folder: string, built: string): [string, string][] {
  return readdirSync(join(folder, built), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
      return [file.slice(folder.length + 1), hash];
    });
}
