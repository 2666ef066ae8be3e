/// <reference lib="dom" />
/**
 * Writes the small cuts of Rubik into `src/ui/design/fonts`, of the letters that `fonts.scss` names for each.
 *
 *     npm run fonts
 *
 * The Latin cut also holds the letters of `names.txt`, in the forms that they have there: what stands on pages of every
 * language, which would otherwise make each page load the fonts of all three.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';
import { compress, decompress } from 'woff2-encoder';

const FONTS = 'src/ui/design/fonts';
const FACE =
  /'Rubik Variable';[^}]*?url\('\.\/fonts\/(?<cut>[\w-]+)\.woff2'\)[^;]*;\s*unicode-range:(?<range>[^;]+);/gu;

/** The OpenType features that the pages use: kerning, tabular figures, ligatures and Arabic joining. */
const FEATURES = ['ccmp', 'kern', 'liga', 'tnum', 'init', 'medi', 'fina', 'rlig', 'mark', 'mkmk'];

/** The ligatures of the Latin letters. */
const LIGATURES = ['ff', 'ffi', 'ffl', 'fi', 'fl'];

/** The scripts of the pages, and that of texts that have none, such as a number. */
const SCRIPTS = ['DFLT', 'latn', 'hebr', 'arab'];

/** From the C header of HarfBuzz: the sets that describe a cut, and its flags. */
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
 * @property {Iterable<number>} [glyphs] If given, no other glyph is kept than these and those of the letters.
 * @property {boolean} [isSource] Whether to keep all weights and the numbers of the glyphs.
 */

/** The code points of each cut. */
function cutsOfStyles() {
  const faces = readFileSync('src/ui/design/fonts.scss', 'utf8').matchAll(FACE);
  return Array.from(faces, ({ groups: { cut = '', range = '' } = {} }) => {
    const parts = Array.from(range.matchAll(/U\+(?<from>[\dA-F]+)(?:-(?<to>[\dA-F]+))?/gu));
    const letters = parts.flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    });
    return { cut, letters };
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
    const cut = call('hb_face_reference_blob', call('hb_subset_or_fail', face, input));
    const start = call('hb_blob_get_data', cut, 0);
    return bytes().slice(start, start + call('hb_blob_get_length', cut));
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
 * What the Latin cut holds. An Arabic letter that stands nowhere alone in the names needs no shape for that.
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
 * Takes the shapes of glyphs away. Both tables of shapes list where each begins, and one ends where the next begins, so
 * the last comes first.
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

/** @returns {Promise<Map<string, Uint8Array>>} The bytes of each cut. */
export async function fontCuts() {
  const source = await decompress(readFileSync(join(FONTS, 'rubik-source.woff2')));
  const font = new Font(new Face(new Blob(source), 0));
  const subset = await subsetter();
  /** @type {Map<string, Uint8Array>} */
  const cuts = new Map();
  for (const { cut, letters } of cutsOfStyles()) {
    if (cut === 'rubik-latin') {
      // The names are a few words, and their kerning costs more than their shapes: it is kept for Latin.
      const { letters: all, latin, named, unneeded } = latinAndNames(font, letters);
      const kerned = subset(source, { letters, glyphs: latin, isSource: true });
      let prepared = withoutShapes(source, unneeded);
      for (const name of ['GPOS', 'GDEF']) {
        const { start, size } = entryOf(kerned, name);
        prepared = withTable(prepared, name, kerned.subarray(start, start + size));
      }
      cuts.set(cut, await compress(subset(prepared, { letters: all, glyphs: [...latin, ...named] })));
    } else {
      cuts.set(cut, await compress(subset(source, { letters })));
    }
  }
  return cuts;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [cut, bytes] of await fontCuts()) {
    writeFileSync(join(FONTS, `${cut}.woff2`), bytes);
    console.log(cut, bytes.length);
  }
}
