import { existsSync } from 'node:fs';
import { runCommand } from './runCommand.mjs';

/* Run level 1 keeps apt from starting a server as a system service. The local stack starts its own nginx. */
const ENVIRONMENT = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/** Only root on Debian can. */
export const canInstallDebianPackages = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');

/**
 * Installs Debian's packages; where that is impossible, it does nothing. Prints the output of apt only when it fails,
 * because other commands can run at the same time.
 * @param {readonly string[]} names
 */
export async function installDebianPackages(names) {
  if (names.length === 0 || !canInstallDebianPackages()) return;
  console.log(`Installing ${names.join(', ')} (apt-get) ...`);
  const update = await runApt(['update']);
  if (update.code !== 0) console.log(update.output);
  if ((await install(names)).code === 0) return;
  /* apt installs nothing when it does not know one of the names. */
  for (const name of names) {
    const { code, output } = await install([name]);
    if (code !== 0) console.log(output);
  }
}

/** @param {readonly string[]} names */
const install = (names) => runApt(['install', '-y', '--no-install-recommends', ...names]);

/**
 * A new machine can install its own updates during its first minutes.
 * @param {readonly string[]} parameters
 */
const runApt = (parameters) =>
  runCommand('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...parameters], { environment: ENVIRONMENT });
