import { runCommand } from '../../scripts/runCommand.mjs';

interface Options {
  readonly directory?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a program. @returns What it prints. Throws when it fails. */
export async function run(
  program: string,
  parameters: readonly string[],
  options: Options = {},
): Promise<string> {
  const { code, output } = await runCommand(program, parameters, options);
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} failed:\n${output}`);
  return output.trim();
}

/** Runs a command of deploy/ as `npm run` does. @returns What it prints. */
export async function deploy(script: string, parameters: readonly string[]): Promise<string> {
  return run(process.execPath, ['--import', 'tsx', `deploy/${script}`, ...parameters]);
}
