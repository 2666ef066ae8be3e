const SCRIPT = ['javascript', ':'].join('');

/** Texts of docs/threats.md, C.1, that the public list lacks. */
export const HOSTILE_TEXTS: readonly string[] = [
  '\u202Eلوحة Cancel\u202C שלום',
  'مطعم Bella בית קפה 24/7',
  'Café בלה (1998) – الناصرة',
  '\u2066unbalanced isolate שלום',
  '\u200Fabc\u200E אבג',
  'שָׁלוֹם עֲלֵיכֶם Ltd.',
  'ســـــــلام & Co',
  '👨‍👩‍👧‍👦👩🏽‍🚒 משפחה family',
  '\uD83D lone \uDE00',
  `a${'\u0301'.repeat(200)} zalgo`,
  'NUL \0 BEL \u0007 ESC \u001B',
  '   ',
  '\u200B\u200F\u2060',
  'אבגדה word '.repeat(1000),
  '{{name}} {{count}} $t(common.actions.cancel) ${7*7} {{7*7}}',
  '<0>bold</0> <bdi>x</bdi> &lt;b&gt;',
  '__proto__',
  'constructor',
  '=cmd|" /C calc"!A0',
  `<a href="${SCRIPT}alert(1)">x</a>`,
  `<svg onload=alert(1)>`,
  `"><img src=x onerror=alert(1)>`,
  '<base href="//evil.example/">',
];
