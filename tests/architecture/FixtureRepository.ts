import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../..');

/** The configuration files that the checkers read. They are copied into each fixture repository. */
const CONFIG_FILES = ['.dependency-cruiser.cjs', '.oxlintrc.json', 'package.json', 'tsconfig.json'];

export interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs a script with Node in a folder and waits for it. `output` has both of its streams. */
function runScript(folder: string, script: string, parameters: readonly string[]): Promise<Run> {
  return new Promise((settle, fail) => {
    const child = spawn(process.execPath, [join(repository, script), ...parameters], { cwd: folder });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString();
      });
    child.on('error', fail);
    child.on('close', (code) => {
      settle({ code: code ?? 1, output });
    });
  });
}

/**
 * A fixture repository in a temporary folder: the configuration and packages of this one, with the files of a test.
 */
export class FixtureRepository {
  private constructor(readonly root: string) {}

  static build(files: Readonly<Record<string, string>>): FixtureRepository {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'fixture-')));
    for (const file of CONFIG_FILES) copyFileSync(join(repository, file), join(root, file));
    symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'dir');
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    return new FixtureRepository(root);
  }

  /** Runs a script of this repository inside the fixture repository. */
  run(script: string, parameters: readonly string[]): Promise<Run> {
    return runScript(this.root, script, parameters);
  }

  tearDown(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
