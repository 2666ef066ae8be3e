/**
 * Formats rows as aligned columns: the first column is left-aligned, the others are right-aligned.
 * @param {readonly (readonly string[])[]} rows
 * @param {{ start?: string; between?: string; end?: string }} [frame]
 */
export function formatTable(rows, { start = '', between = '  ', end = '' } = {}) {
  const widthOf = (/** @type {number} */ column) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column)),
    );
    return `${start}${cells.join(between)}${end}`;
  });
  return lines.join('\n');
}
