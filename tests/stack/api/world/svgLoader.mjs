/**
 * A Node load hook that imports an SVG file as its URL, like the bundler.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(address, context, nextLoad) {
  if (!/\.svg(?:\?|$)/.test(address)) return nextLoad(address, context);
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(address)};` };
}
