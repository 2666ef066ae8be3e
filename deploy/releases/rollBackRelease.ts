import { rollBack } from './servedReleases.ts';

/*
 * Prints the folder of the release that was added before the newest one, to serve it again:
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
