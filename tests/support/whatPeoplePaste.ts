/** Inputs that owners paste or type, each with the value that they mean. */
type Pasted = readonly (readonly [what: string, input: string, meant: string])[];

const DANA = 'dana@example.com';

export const PASTED_EMAILS: Pasted = [
  ['a right-to-left mark', `\u200F${DANA}`, DANA],
  ['an Arabic letter mark', `\u061C${DANA}`, DANA],
  ['an embedding', `\u202A${DANA}\u202C`, DANA],
  ['an isolate', `\u2066${DANA}\u2069`, DANA],
  ['zero-width characters', 'dana\u200B@exa\uFEFFmple\u2060.com', DANA],
  ['a soft hyphen', 'dana@exam\u00ADple.com', DANA],
  ['no-break spaces around it', `\u00A0${DANA}\u202F`, DANA],
  ['full-width forms', 'ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', DANA],
  ['mailto:', `mailto:${DANA}`, DANA],
  ['MAILTO: with a subject', `MAILTO:${DANA}?subject=Hello%20Dana`, DANA],
  ['angle brackets', `<${DANA}>`, DANA],
  ['a name before it', `Dana Levi <${DANA}>`, DANA],
  ['a name in quotation marks', `"Levi, Dana" <${DANA}>`, DANA],
  ['itself as a name', `${DANA} <${DANA}>`, DANA],
  ['mailto: in angle brackets', `${DANA}<mailto:${DANA}>`, DANA],
  ['a semicolon', `${DANA};`, DANA],
  ['a comma and a space', `${DANA}, `, DANA],
  ['the end of a sentence', `${DANA}.`, DANA],
  ['brackets', `(${DANA})`, DANA],
  ['curly quotation marks', `\u201C${DANA}\u201D`, DANA],
  ['gershayim', `\u05F4${DANA}\u05F4`, DANA],
  ['the apostrophe of a spreadsheet', `'${DANA}`, DANA],
  ['a label', `E-mail: ${DANA}`, DANA],
  ['a Hebrew label', `דוא״ל: ${DANA}`, DANA],
  ['an Arabic label', `البريد الإلكتروني: ${DANA}`, DANA],
  ['a Hebrew maqaf', 'dana\u05BElevi@example.com', 'dana-levi@example.com'],
  ['a dash', 'dana@my\u2013example.com', 'dana@my-example.com'],
  ['a curly apostrophe', 'o\u2019brien@example.com', "o'brien@example.com"],
  ['Persian and Arabic digits', 'dana۱٢@example.com', 'dana12@example.com'],
  ['a Hebrew domain', '\u200Fדנה@דוגמה.ישראל', 'דנה@דוגמה.ישראל'],
];

/** Inputs from which no email address can be taken with certainty. */
export const UNCERTAIN_EMAILS: readonly string[] = [
  `${DANA}, sami@example.com`,
  `${DANA};sami@example.com`,
  `${DANA} sami@example.com`,
  `sami@example.com <${DANA}>`,
  'dana levi@example.com',
  'dana@ example.com',
  'dana;levi@example.com',
  'dana:levi@example.com',
  'dana@example.com/inbox',
  'mailto:dana%40example.com',
  'mailto:a%2Cb@example.com',
  'https://dana@example.com',
  'dana<levi@example.com',
  'dana@exam"ple.com',
  'dana(at)example.com',
];

export const PASTED_PHONES: Pasted = [
  ['a direction mark', '\u200F052-123-4567', '052-123-4567'],
  ['the embedding of a contact list', '\u202A+972-52-123-4567\u202C', '+972-52-123-4567'],
  ['Arabic-Indic digits', '٠٥٢-١٢٣٤٥٦٧', '052-1234567'],
  ['Persian digits', '۰۵۲ ۱۲۳ ۴۵۶۷', '052 123 4567'],
  ['full-width digits', '０５２－１２３４５６７', '052-1234567'],
  ['a maqaf', '052\u05BE1234567', '052-1234567'],
  ['an en dash', '052\u20131234567', '052-1234567'],
  ['a minus', '052\u22121234567', '052-1234567'],
  ['a figure dash', '052\u20121234567', '052-1234567'],
  ['no-break spaces', '052\u00A0123\u00A0\u00A04567', '052 123 4567'],
  ['tel:', 'tel:052-123-4567', '052-123-4567'],
  ['the apostrophe of a spreadsheet', "'0521234567", '0521234567'],
  ['a comma', '052-123-4567,', '052-123-4567'],
  ['a plus at the other end', '972-52-123-4567+', '+972-52-123-4567'],
];

/** A number as owners write it, and what a telephone dials. */
export const DIALLED_PHONES: readonly (readonly [written: string, dialled: string])[] = [
  ['04-812-3456', '048123456'],
  [' 052 123 4567 ', '0521234567'],
  ['٠٥٢-١٢٣٤٥٦٧', '0521234567'],
  ['\u200F052\u05BE1234567', '0521234567'],
  ['052/1234567', '0521234567'],
  ['(052) 123-4567', '0521234567'],
  ['tel. 050-1234567 (mobile)', '0501234567'],
  ['טל׳ 03-555-0101', '035550101'],
  ['+972 (52) 123-4567', '+972521234567'],
  ['+972 (0)52-123-4567', '+972521234567'],
  ['+972-052-123-4567', '+972521234567'],
  ['00972 52 123 4567', '+972521234567'],
  ['00972 (0)52 123 4567', '+972521234567'],
  ['972521234567', '+972521234567'],
  ['521234567', '0521234567'],
  ['+1 212 555 0123', '+12125550123'],
  ['0044 20 7946 0958', '+442079460958'],
  ['*2345', '*2345'],
  ['\u200F*2345', '*2345'],
  ['2345*', '*2345'],
  ['٭٢٣٤٥', '*2345'],
  ['＊2345', '*2345'],
  ['*23-45', '*2345'],
  ['1-700-123-456', '1700123456'],
  ['1800 20 20 20', '1800202020'],
  ['1599', '1599'],
  ['100', '100'],
  ['04-812-3456 ext. 5', '048123456;ext=5'],
  ['04-812-3456 שלוחה 12', '048123456;ext=12'],
  ['+972-4-812-3456 x7', '+97248123456;ext=7'],
  ['03-1234567/8', '031234567'],
  ['*2345 שלוחה 3', '*2345'],
  ['WhatsApp: 052-123-4567 (נייד)', '0521234567'],
];

/** No number, several numbers, and codes that a telephone would execute. */
export const UNDIALLED_PHONES: readonly string[] = [
  '',
  '12',
  'call me',
  'by email only',
  '052-1234567, 054-7654321',
  '052-1234567 / 054-7654321',
  '*21*0541234567#',
  '**2345',
  '*#06#',
  '9-1-700-123-456',
  '1-700-123-4567',
  '1234567',
  '0'.repeat(600),
];

export const PASTED_VAT_NUMBERS: Pasted = [
  ['hyphens, as the registrar prints it', '51-234567-8', '512345678'],
  ['spaces', '514 000 009', '514000009'],
  ['no-break spaces', '514\u00A0000\u00A0009', '514000009'],
  ['a maqaf', '51\u05BE234567\u05BE8', '512345678'],
  ['dots', '51.234567.8', '512345678'],
  ['a slash', '51/2345678', '512345678'],
  ['thousands', '514,000,009', '514000009'],
  ['the apostrophe of a spreadsheet', "'023456783", '023456783'],
  ['a country code', 'IL514000009', '514000009'],
  ['a Hebrew label', 'ח״פ 514000009', '514000009'],
  ['a Hebrew label with dots', 'ח.פ. 51-400000-9', '514000009'],
  ['an Arabic label', 'رقم الشركة: ٥١٤٠٠٠٠٠٩', '514000009'],
  ['the decimals of a spreadsheet', '514000009.0', '514000009'],
  ['direction marks', '\u202D514000009\u202C', '514000009'],
];

export const PASTED_ZIPS: Pasted = [
  ['a space', '330 3139', '3303139'],
  ['a hyphen', '33031-39', '3303139'],
  ['a no-break space', '330\u00A03139', '3303139'],
  ['an en dash', '33031\u201339', '3303139'],
  ['a country code', 'IL-3303139', '3303139'],
  ['a direction mark', '\u200F3303139', '3303139'],
  ['the apostrophe of a spreadsheet', "'3303139", '3303139'],
];

export const PASTED_LINES: Pasted = [
  ['direction marks', '\u200Fהרצל 12\u200E, חיפה', 'הרצל 12, חיפה'],
  ['no-break and doubled spaces', ' Herzl\u00A0\u00A012,  Haifa ', 'Herzl 12, Haifa'],
  ['a zero-width space and a soft hyphen', 'Ben\u200B Ye\u00ADhuda', 'Ben Yehuda'],
  ['the joiners of an emoji', '👩\u200D🔧 Noor', '👩\u200D🔧 Noor'],
];

/** What is written in a business, and what owners type to find it. */
export const SEARCHED: readonly (readonly [written: string, typed: readonly string[]])[] = [
  ['مدرسة النور', ['مدرسه', 'مدرسة', 'مَدْرَسَة', 'مدرســة', 'مدرسه النور', '\u200Fمدرسه']],
  ['أحمد وإبراهيم', ['احمد', 'ابراهيم', 'آحمد', 'أحمد وابراهيم']],
  ['مستشفى رؤوف', ['مستشفي', 'مستشفى', 'رووف', 'مستشفی']],
  ['كهرباء شاطئ', ['كهربا', 'کهرباء', 'شاطي', 'شاطئ']],
  ['רמת גן', ['רמת גן', 'רמת-גן', 'רמת־גן', 'רמת–גן', 'רמת\u00A0גן']],
  ['רמת־גן', ['רמת גן', 'רמת-גן', 'רמת־גן', 'גן רמת']],
  ['תל אביב-יפו', ['תל-אביב יפו', 'תל אביב', 'יפו']],
  ['עו״ד ח׳ורי', ['עו"ד', "ח'ורי", 'עוד', 'חורי']],
  ['שָׁלוֹם', ['שלום']],
  ['Café Straße', ['cafe', 'CAFÉ', 'strasse', 'straße']],
  ['Łódź & Sons', ['lodz', 'lodz sons', 'lodz & sons', 'Lodz&Sons']],
  ['O’Brien', ["o'brien", 'obrien', 'O´Brien']],
  ['הרצל 12', ['הרצל ١٢', 'הרצל, 12', 'הרצל 12.']],
];
