/**
 * A Node load hook that imports an SVG file as its URL, like the bundler.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!/\.svg(?:\?|$)/.test(url)) return nextLoad(url, context);
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(url)};` };
}
