import { rollBack } from './servedReleases.ts';

/*
 * Removes the newest release from the list and prints the folder of the one before it, which the server has to serve:
 *
 *   npm run deploy:rollback -- /var/www/amin
 */

const [releases] = process.argv.slice(2);

if (releases === undefined) {
  process.stderr.write('Argument missing. Pass the folder of the releases.\n');
  process.exitCode = 1;
} else {
  try {
    process.stdout.write(`${rollBack(releases)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
