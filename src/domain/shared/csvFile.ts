import { withoutMarks } from './characters';

/** Tells spreadsheets that the file is UTF-8, so that Hebrew and Arabic are read. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A spreadsheet calculates a cell that starts with one of these, also when it is quoted. Where it separates cells by
 * semicolons or tabs, a cell also starts after each of them and each line break of a text, and quotes do not hold it.
 */
const FORMULA_START = /(?<=^|[;\t\r\n]"*)(?=[=+\-@\t\r])/gu;

/** A table in the format of RFC 4180. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

/** The text as a cell that no spreadsheet takes for a formula. */
export function harmlessCell(text: string): string {
  return text.replaceAll(FORMULA_START, "'");
}

/** A cell without direction marks: to a spreadsheet, two texts that differ only in these are different. */
function quoted(text: string): string {
  const cell = harmlessCell(withoutMarks(text));
  return /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
