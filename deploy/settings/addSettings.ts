import { givenSettings, writeSettings } from './writeSettings.ts';
import { SettingsError } from './SettingsError.ts';

/*
 * Writes the settings of the services (docs/operations.md) from the environment into a built live site, before it is
 * served:
 *
 *   npm run deploy:settings -- dist
 */

const [site] = process.argv.slice(2);

if (site === undefined) {
  process.stderr.write('Argument missing. Pass the built site.\n');
  process.exitCode = 1;
} else {
  try {
    for (const warning of await writeSettings(site, givenSettings())) process.stderr.write(`${warning}\n`);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
