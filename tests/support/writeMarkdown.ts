import { writeFileSync } from 'node:fs';
import { formatText } from '../../scripts/formatText.mjs';

/** Writes a Markdown file in the format of `npm run format`. */
export async function writeMarkdown(file: string, text: string): Promise<void> {
  writeFileSync(file, await formatText(file, text));
}
