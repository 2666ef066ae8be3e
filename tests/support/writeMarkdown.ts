import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

/** Writes a Markdown file in the format of `npm run format`. */
export async function writeMarkdown(file: string, text: string): Promise<void> {
  const config = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...config, filepath: file }));
}
