import { placeRelease } from './placeRelease.ts';

/*
 * Puts a built site on the server, beside the releases that are there, and says where:
 *
 *   npm run deploy:release -- dist /var/www/amin 1.0.0-3f2a91c
 */

const [built, releases, name] = process.argv.slice(2);

if (built === undefined || releases === undefined || name === undefined) {
  process.stderr.write('Say which built site, where the releases are, and the name of this one.\n');
  process.exitCode = 1;
} else process.stdout.write(`${placeRelease(built, releases, name)}\n`);
