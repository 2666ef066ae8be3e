import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** Writes a document as `npm run format` would leave it. */
export async function writeMarkdown(file: string, text: string): Promise<void> {
  const config = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...config, filepath: file }));
}
