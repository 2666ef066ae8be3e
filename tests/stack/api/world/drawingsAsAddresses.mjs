/**
 * Lets plain Node import a drawing the way the product's build does: as its address.
 * @type {import('node:module').LoadHook}
 */
export async function load(address, context, nextLoad) {
  if (!/\.svg(?:\?|$)/.test(address)) return nextLoad(address, context);
  return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(address)};` };
}
