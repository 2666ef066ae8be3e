/** Licences of packages that may reach a browser: they require at most their own text. */
export const DELIVERED = ['MIT', 'ISC', '0BSD', 'Apache-2.0', 'OFL-1.1'];

/** Licences of packages that build and test. None of these packages is delivered. */
export const TOOLS = [
  ...DELIVERED,
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'MIT-0',
  '(MIT OR CC0-1.0)',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
];

/**
 * Packages whose licence the lock file does not name. It is stated in the package's licence file or in its repository.
 */
export const LICENCE_OVERRIDES: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  busboy: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  streamsearch: 'MIT',
};
