/**
 * Serves real builds, prepared by the commands of deploy/, with nginx, the emulators of the static hosts and the container,
 * makes the same checks on each, and writes the table of docs/tables/hosts.md.
 *
 *   npm run hosts                       every host
 *   npm run hosts -- nginx netlify      these only, without the table
 *   npm run hosts -- --built            uses the builds and images of the last run
 *
 * The emulators are installed below node_modules/.cache/hosts. The container needs buildah and mmdebstrap, which are
 * installed as root on Debian: its image is built without a daemon, from base images assembled of Debian's packages.
 */
import { ensureBrowser } from '../scripts/ensureBrowser.mjs';
import { ensureInstalled } from '../scripts/ensureInstalled.mjs';
import { ensureNginx } from '../scripts/ensureNginx.mjs';
import { runCommand } from '../scripts/runCommand.mjs';

await ensureInstalled();
await ensureNginx();
await ensureBrowser();
const parameters = ['--import', 'tsx', 'lab/hosts/main.ts', ...process.argv.slice(2)];
const { code } = await runCommand(process.execPath, parameters, { show: true });
process.exit(code);
