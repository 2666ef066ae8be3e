import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutMarks } from '@/domain/shared/characters';
import { csvFile, harmlessCell } from '@/domain/shared/csvFile';
import { anyText, assertProperty } from '@tests/domain/arbitraries';

/** Reads a file as RFC 4180 says, with the byte order mark that spreadsheets remove. */
function parsed(file: string): readonly (readonly string[])[] {
  const text = file.replace(/^\uFEFF/u, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted && character === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === ',') {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && text.startsWith('\r\n', at)) {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += character;
  }
  return rows;
}

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r'] as const;
const aCell = fc.oneof(
  anyText,
  fc
    .tuple(
      fc.constantFrom('', ';', ';"', '\n', '\r', '\t'),
      fc.constantFrom(...DANGEROUS, '"', ',', '\r\n', '\n', "'"),
      anyText,
    )
    .map((parts) => parts.join('')),
);

describe('csvFile', () => {
  it('starts with a byte order mark and ends each row', () => {
    expect(
      csvFile([
        ['מזהה', 'name'],
        ['AMN-1', ''],
      ]),
    ).toBe('\uFEFFמזהה,name\r\nAMN-1,\r\n');
  });

  it('quotes what would end a cell or a row', () => {
    expect(csvFile([['a,b', 'say "hi"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""hi""","two\nlines"\r\n');
  });

  it.each(['=HYPERLINK("https://a.example")', '+1', '-1', '@SUM(A1)', '\tNoor', '\rNoor'])(
    'makes a formula harmless: %j',
    (formula) => {
      expect(harmlessCell(formula)).toBe(`'${formula}`);
      expect(parsed(csvFile([[formula]]))).toEqual([[`'${formula}`]]);
    },
  );

  it.each([
    ['Noor; =1', 'Noor; =1'],
    ['Noor;=1+1', "Noor;'=1+1"],
    ['Noor;"=1+1', 'Noor;"\'=1+1'],
    ['=1;-1', "'=1;'-1"],
    ['Noor\n@SUM(A1)', "Noor\n'@SUM(A1)"],
    ['Noor\r=1+1', "Noor\r'=1+1"],
    ['Noor\t=1+1', "Noor\t'=1+1"],
  ])(
    'makes a formula harmless where a spreadsheet separates cells by semicolons or tabs: %j',
    (text, cell) => {
      expect(harmlessCell(text)).toBe(cell);
    },
  );

  it.each([
    ['\u2068Professional\u2069 with 2 add-ons', 'Professional with 2 add-ons'],
    ['\u202Eסניף', 'סניף'],
    ['\u200E=1+1', "'=1+1"],
  ])('has no direction marks, behind which a formula could start: %j', (text, cell) => {
    expect(parsed(csvFile([[text]]))).toEqual([[cell]]);
  });

  it('is read back as the same visible cells, and none of them starts a formula', () => {
    assertProperty(fc.array(fc.array(aCell, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
      const read = parsed(csvFile(rows));
      expect(read).toEqual(rows.map((cells) => cells.map((cell) => harmlessCell(withoutMarks(cell)))));
      const cells = read.flat().flatMap((cell) => [cell, ...cell.split(/[;\t\r\n]"*/u)]);
      for (const cell of cells) expect(DANGEROUS.some((start) => cell.startsWith(start))).toBe(false);
      const safe = read.flat().filter((cell) => !DANGEROUS.some((start) => cell.startsWith(start)));
      expect(safe.map(harmlessCell)).toEqual(safe);
    });
  });
});
