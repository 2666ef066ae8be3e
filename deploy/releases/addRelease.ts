import { readAdmittedOrigins } from '../settings/admittedOrigins.ts';
import { placeRelease } from './placeRelease.ts';

/*
 * Adds a built site to the releases on the server, and prints its folder:
 *
 *   npm run deploy:release -- dist /var/www/amin 1.0.0-3f2a91c
 */

const [built, releases, name] = process.argv.slice(2);

if (built === undefined || releases === undefined || name === undefined) {
  process.stderr.write(
    'Arguments missing. Pass the built site, the folder of the releases, and the name of this release.\n',
  );
  process.exitCode = 1;
} else {
  try {
    /* A site without its settings cannot be served, so it takes no name. */
    readAdmittedOrigins(built);
    process.stdout.write(`${placeRelease(built, releases, name)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
