import { FIELD_NAMES } from '../messages';
import { refuse } from './ProviderError';

const LOCALES = ['en', 'fr', 'es', 'pt', 'it', 'de'];

const COMPONENT_KEYS = [
  'locale',
  'placeholder',
  'ariaLabel',
  'style',
  'classes',
  'fonts',
  'icon',
  'currency',
  'field',
  'translations',
  'showTestCards',
];
const FIELD_KEYS = ['placeholder', 'ariaLabel', 'style'];
const STYLE_SECTIONS = ['base', 'empty', 'invalid'];
const STYLE_KEYS = [
  'color',
  'background',
  'backgroundColor',
  'letterSpacing',
  'textAlign',
  'textTransform',
  'textDecoration',
  'textShadow',
  'lineHeight',
  'iconColor',
  'fontFamily',
  'fontSize',
  'fontSmoothing',
  'fontStyle',
  'fontWeight',
  'fontVariant',
];
const PSEUDO_KEYS = [
  ':hover',
  ':focus',
  ':disabled',
  '::placeholder',
  '::selection',
  ':-webkit-autofill',
  ':focus::placeholder',
];

type Entries = readonly (readonly [string, unknown])[];

function entriesOf(value: unknown, code: string): Entries {
  if (typeof value !== 'object' || value === null) return refuse(code);
  return Object.entries(value);
}

/** Throws the same errors as Chargebee.js for unknown options. */
export function checkComponentOptions(options: unknown): void {
  for (const [key, value] of entriesOf(options, 'invalidValueProvided')) {
    if (!COMPONENT_KEYS.includes(key)) refuse('unknownProperty', key);
    if (key === 'locale' && !LOCALES.includes(String(value))) refuse('localeNotSupported', String(value));
    if (key === 'placeholder') checkFieldTexts(value, 'invalidPlaceholder');
    if (key === 'ariaLabel') checkFieldTexts(value, 'invalidAriaLabel');
    if (key === 'style') checkStyles(value);
  }
}

export function checkFieldOptions(options: unknown): void {
  for (const [key, value] of entriesOf(options, 'invalidValueProvided')) {
    if (!FIELD_KEYS.includes(key)) refuse('unknownFieldProperty', key);
    if (key === 'placeholder' && typeof value !== 'string') refuse('invalidPlaceholderValue');
    if (key === 'ariaLabel' && typeof value !== 'string') refuse('invalidAriaLabel');
    if (key === 'style') checkStyles(value);
  }
}

function checkFieldTexts(texts: unknown, code: string): void {
  for (const [field, text] of entriesOf(texts, code))
    if (!FIELD_NAMES.some((name) => name === field) || typeof text !== 'string') refuse(code, field);
}

function checkStyles(styles: unknown): void {
  for (const [section, block] of entriesOf(styles, 'invalidStyles')) {
    if (!STYLE_SECTIONS.includes(section)) refuse('unknownStyleProperty', section);
    checkStyleBlock(block, true);
  }
}

function checkStyleBlock(block: unknown, mayHavePseudos: boolean): void {
  for (const [key, value] of entriesOf(block, 'invalidStyles')) {
    if (mayHavePseudos && PSEUDO_KEYS.includes(key)) checkStyleBlock(value, false);
    else if (!STYLE_KEYS.includes(key)) refuse('unknownCssProperty', key);
    else checkStyleValue(key, value);
  }
}

function checkStyleValue(key: string, value: unknown): void {
  if (typeof value !== 'string' || /[;{}<]/u.test(value)) refuse('invalidCssValue', key);
  if (key === 'fontSize' && !/^\d+(?:\.\d+)?px$/u.test(value)) refuse('fontNotInPx', value);
  if (/color$/iu.test(key) && !CSS.supports('color', value)) refuse('invalidCssColor', value);
}
