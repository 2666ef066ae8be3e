import { readEnvironment, type Environment } from '../../src/composition/variants/environment.ts';
import { SETTINGS_PATH } from '../../src/ui/shell/cachedFiles.ts';
import { check, type Check, type Send } from './Check.ts';

/** Checks the settings that a site serves. The checks of its policies and of its API need them. */
export async function probeSettings(
  origin: string,
  send: Send,
): Promise<{ readonly settings: Check; readonly environment: Environment | undefined }> {
  let environment: Environment | undefined;
  const settings = await check(`${SETTINGS_PATH} has the settings of the services`, async () => {
    const response = await send(origin + SETTINGS_PATH, {});
    const read = readEnvironment(response.ok ? await response.json() : undefined);
    ({ environment } = read);
    return read.problems;
  });
  return { settings, environment };
}
