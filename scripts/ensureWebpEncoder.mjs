import { installDebianPackages } from './installDebianPackages.mjs';
import { runCommand } from './runCommand.mjs';

const hasEncoder = async () => (await runCommand('img2webp', ['-version'])).code === 0;

/** Finds or installs `img2webp` of libwebp, which encodes moving pictures. Throws when it is missing. */
export async function ensureWebpEncoder() {
  if (!(await hasEncoder())) await installDebianPackages(['webp']);
  if (!(await hasEncoder()))
    throw new Error('The moving picture of the README needs img2webp. Install libwebp.');
}
