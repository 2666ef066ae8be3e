import { installDebianPackages } from './installDebianPackages.mjs';
import { runCommand } from './runCommand.mjs';

const hasEncoder = async () => (await runCommand('img2webp', ['-version'])).code === 0;

/**
 * Finds `img2webp`, the encoder of moving pictures of libwebp, or installs it where that is possible. Throws when there is
 * none.
 */
export async function ensureWebpEncoder() {
  if (!(await hasEncoder())) await installDebianPackages(['webp']);
  if (!(await hasEncoder()))
    throw new Error('The moving picture of the README needs img2webp. Install libwebp.');
}
