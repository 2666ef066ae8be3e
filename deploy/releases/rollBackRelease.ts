import { rollBack, serveAgain } from './servedReleases.ts';

/*
 * Prints the folder that the server has to serve: that of the release before the newest one, which leaves the list, or
 * that of the named release, which is the newest one again. A log line says what has left the list.
 *
 *   npm run deploy:rollback -- /var/www/amin
 *   npm run deploy:rollback -- /var/www/amin 1.0.0-3f2a91c
 */

const [releases, name] = process.argv.slice(2);

if (releases === undefined) {
  process.stderr.write('Argument missing. Pass the folder of the releases.\n');
  process.exitCode = 1;
} else {
  try {
    const { folder, rolledBack } =
      name === undefined ? rollBack(releases) : { folder: serveAgain(releases, name), rolledBack: undefined };
    if (rolledBack !== undefined) process.stderr.write(`Takes ${rolledBack} off the list. Serve:\n`);
    process.stdout.write(`${folder}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
