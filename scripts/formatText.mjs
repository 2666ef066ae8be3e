import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

/**
 * Returns the text in the format of `npm run format`.
 * @param {string} file The name decides the language.
 * @param {string} text
 */
export async function formatText(file, text) {
  const url = new URL('../.oxfmtrc.json', import.meta.url);
  const { $schema: _, ignorePatterns: __, ...options } = JSON.parse(readFileSync(url, 'utf8'));
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0]?.message ?? ''}`);
  return code;
}
