import { existsSync } from 'node:fs';
import { runCommand } from './runCommand.mjs';

/**
 * Installs Debian's packages, one after the other. Only root on Debian can; anywhere else it does nothing.
 * @param {readonly string[]} names
 * @param {Record<string, string>} [environment]
 */
export async function installDebianPackages(names, environment = {}) {
  const canInstall =
    process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version');
  if (!canInstall) return;
  console.log(`Installing ${names.join(', ')} (apt-get) ...`);
  const options = { show: true, environment: { DEBIAN_FRONTEND: 'noninteractive', ...environment } };
  await runCommand('apt-get', ['update'], options);
  for (const name of names)
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}
