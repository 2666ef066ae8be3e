import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installDebianPackages } from './installDebianPackages.mjs';
import { runCommand } from './runCommand.mjs';

/**
 * The Java program below JAVA_HOME, else the `java` found on the PATH. Undefined when it does not start.
 * @returns {Promise<string | undefined>}
 */
async function findJava() {
  const home = process.env['JAVA_HOME'];
  const named = home === undefined || home === '' ? 'java' : join(home, 'bin', 'java');
  const { code } = await runCommand(named, ['-version']);
  return code === 0 ? named : undefined;
}

/** Finds Java, or installs Debian's where that is possible. Ends the process when there is none. */
export async function ensureJava() {
  const found = await findJava();
  if (found !== undefined) return found;
  await installDebianPackages(['default-jre-headless']);
  const installed = await findJava();
  if (installed !== undefined) return installed;
  console.error('The HTML checker needs Java 11 or newer. Install it, or set JAVA_HOME to its folder.');
  return process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(await ensureJava());
