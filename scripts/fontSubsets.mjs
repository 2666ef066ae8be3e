/// <reference lib="dom" />
/**
 * Writes the subsets of Rubik into `src/ui/design/fonts`. `fonts.scss` names the letters of each subset.
 *
 *     npm run fonts
 *
 * The Latin subset also contains the letters of `names.txt`, in the shapes that they have there. These names are on the
 * pages of every language. Without them each page would load the fonts of all three languages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';
import { compress, decompress } from 'woff2-encoder';

const FONTS = 'src/ui/design/fonts';
const FACE =
  /'Rubik Variable';[^}]*?url\('\.\/fonts\/(?<name>[\w-]+)\.woff2'\)[^;]*;\s*unicode-range:(?<range>[^;]+);/gu;

/** The OpenType features that the pages use: kerning, tabular figures, ligatures and Arabic joining. */
const FEATURES = ['ccmp', 'kern', 'liga', 'tnum', 'init', 'medi', 'fina', 'rlig', 'mark', 'mkmk'];

/** The ligatures of the Latin letters. */
const LIGATURES = ['ff', 'ffi', 'ffl', 'fi', 'fl'];

/** The scripts of the pages, and that of texts that have none, such as a number. */
const SCRIPTS = ['DFLT', 'latn', 'hebr', 'arab'];

/** Constants of the C header of HarfBuzz: the sets that describe a subset, and its flags. */
const SETS = { features: 6, scripts: 7 };
const NO_HINTING = 0x1;
const SAME_NUMBERS = 0x2;
const ONLY_THESE_GLYPHS = 0x2_00;
const WRITABLE = 2;
const LIGHTEST = 400;
const BOLDEST = 700;

/**
 * @typedef {object} Wanted
 * @property {Iterable<number>} letters
 * @property {Iterable<number>} [glyphs] If given, the subset has only these glyphs and those of the letters.
 * @property {boolean} [isSource] Whether to keep all weights and the numbers of the glyphs.
 */

/** The code points of each subset. */
function subsetsOfStyles() {
  const faces = readFileSync('src/ui/design/fonts.scss', 'utf8').matchAll(FACE);
  return Array.from(faces, ({ groups: { name = '', range = '' } = {} }) => {
    const parts = Array.from(range.matchAll(/U\+(?<from>[\dA-F]+)(?:-(?<to>[\dA-F]+))?/gu));
    const letters = parts.flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    });
    return { name, letters };
  });
}

/** @param {string} name */
const tagOf = (name) =>
  Number.parseInt(Array.from(name, (letter) => letter.charCodeAt(0).toString(16)).join(''), 16);

async function subsetter() {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const { memory, ...functions } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('The module of harfbuzzjs exports no memory.');
  const bytes = () => new Uint8Array(memory.buffer);
  /** @type {(name: string, ...values: number[]) => number} */
  const call = (name, ...values) => {
    const run = functions[name];
    return typeof run === 'function' ? Number(run(...values)) : 0;
  };
  call('_initialize');

  /**
   * @param {Uint8Array} font
   * @param {Wanted} wanted
   */
  return (font, { letters, glyphs, isSource = false }) => {
    const at = call('malloc', font.length);
    bytes().set(font, at);
    const face = call('hb_face_create', call('hb_blob_create', at, font.length, WRITABLE, 0, 0), 0);
    const input = call('hb_subset_input_create_or_fail');
    /** @type {(set: number, values: Iterable<number>) => void} */
    const add = (set, values) => {
      for (const value of values) call('hb_set_add', set, value);
    };
    /** @type {(kind: number, values: Iterable<number>) => void} */
    const replace = (kind, values) => {
      const set = call('hb_subset_input_set', input, kind);
      call('hb_set_clear', set);
      add(set, values);
    };
    add(call('hb_subset_input_unicode_set', input), letters);
    add(call('hb_subset_input_glyph_set', input), glyphs ?? []);
    replace(SETS.features, FEATURES.map(tagOf));
    replace(SETS.scripts, SCRIPTS.map(tagOf));
    const flags = NO_HINTING + (glyphs ? ONLY_THESE_GLYPHS : 0) + (isSource ? SAME_NUMBERS : 0);
    call('hb_subset_input_set_flags', input, flags);
    if (!isSource)
      call('hb_subset_input_set_axis_range', input, face, tagOf('wght'), LIGHTEST, BOLDEST, Number.NaN);
    const result = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
    const start = call('hb_blob_get_data', result, 0);
    return bytes().slice(start, start + call('hb_blob_get_length', result));
  };
}

/**
 * The glyphs that draw a text.
 * @param {Font} font
 * @param {string} text
 * @param {readonly Feature[]} features
 */
function drawn(font, text, features = []) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, [...features]);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}

/**
 * The content of the Latin subset. `unneeded` are the isolated shapes of letters that the names contain only in joined
 * shapes.
 * @param {Font} font
 * @param {readonly number[]} points
 */
function latinAndNames(font, points) {
  const names = readFileSync(join(FONTS, 'names.txt'), 'utf8').trim().split('\n');
  const figures = Feature.fromString('tnum');
  if (figures === undefined) throw new Error('harfbuzzjs does not know the feature tnum.');
  const latin = [
    ...LIGATURES.flatMap((text) => drawn(font, text)),
    ...points.flatMap((point) => drawn(font, String.fromCodePoint(point), [figures])),
  ];
  const named = names.flatMap((text) => drawn(font, text));
  const letters = new Set([...points, ...Array.from(names.join(''), (letter) => letter.codePointAt(0) ?? 0)]);
  const alone = [...letters]
    .filter((letter) => !points.includes(letter))
    .map((letter) => font.nominalGlyph(letter) ?? 0);
  return { letters, latin, named, unneeded: alone.filter((glyph) => !named.includes(glyph)) };
}

/**
 * The entry of a table in the directory of a font.
 * @param {Uint8Array} font
 * @param {string} name
 */
function entryOf(font, name) {
  const view = new DataView(font.buffer, font.byteOffset);
  let entry = 12;
  while (view.getUint32(entry) !== tagOf(name)) entry += 16;
  return { start: view.getUint32(entry + 8), size: view.getUint32(entry + 12), view, entry };
}

/**
 * The font with another table, at its end.
 * @param {Uint8Array} font
 * @param {string} name
 * @param {Uint8Array} table
 */
function withTable(font, name, table) {
  const start = Math.ceil(font.length / 4) * 4;
  const result = new Uint8Array(start + table.length);
  result.set(font);
  result.set(table, start);
  const { view, entry } = entryOf(result, name);
  view.setUint32(entry + 8, start);
  view.setUint32(entry + 12, table.length);
  return result;
}

/**
 * Removes the shapes of glyphs. Two tables list where the shape of each glyph begins, and a shape ends where the next
 * one begins. A removed shape begins where the next one does. The last glyph is removed first, because the next one may
 * be removed too.
 * @param {Uint8Array} font
 * @param {readonly number[]} glyphs
 */
function withoutShapes(font, glyphs) {
  const result = font.slice();
  const { view, start: head } = entryOf(result, 'head');
  const gvar = entryOf(result, 'gvar').start;
  const lists = [
    { start: entryOf(result, 'loca').start, isLong: view.getInt16(head + 50) === 1 },
    { start: gvar + 20, isLong: (view.getUint16(gvar + 14) & 1) === 1 },
  ];
  for (const { start, isLong } of lists) {
    for (const glyph of glyphs.toSorted((one, other) => other - one)) {
      if (isLong) view.setUint32(start + 4 * glyph, view.getUint32(start + 4 * (glyph + 1)));
      else view.setUint16(start + 2 * glyph, view.getUint16(start + 2 * (glyph + 1)));
    }
  }
  return result;
}

/** @returns {Promise<Map<string, Uint8Array>>} The bytes of each subset. */
export async function fontSubsets() {
  const source = await decompress(readFileSync(join(FONTS, 'rubik-source.woff2')));
  const font = new Font(new Face(new Blob(source), 0));
  const makeSubset = await subsetter();
  /** @type {Map<string, Uint8Array>} */
  const subsets = new Map();
  for (const { name, letters } of subsetsOfStyles()) {
    if (name === 'rubik-latin') {
      /* Only Latin keeps its kerning, because the kerning of the few names would take more bytes than their shapes. */
      const { letters: all, latin, named, unneeded } = latinAndNames(font, letters);
      const kerned = makeSubset(source, { letters, glyphs: latin, isSource: true });
      let prepared = withoutShapes(source, unneeded);
      for (const table of ['GPOS', 'GDEF']) {
        const { start, size } = entryOf(kerned, table);
        prepared = withTable(prepared, table, kerned.subarray(start, start + size));
      }
      subsets.set(name, await compress(makeSubset(prepared, { letters: all, glyphs: [...latin, ...named] })));
    } else {
      subsets.set(name, await compress(makeSubset(source, { letters })));
    }
  }
  return subsets;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, bytes] of await fontSubsets()) {
    writeFileSync(join(FONTS, `${name}.woff2`), bytes);
    console.log(name, bytes.length);
  }
}
