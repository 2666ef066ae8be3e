import type { Plugin } from 'vite';

/** Search engines are to find the product, never its demo. */
export function unindexedDemo(mode: string): Plugin {
  return {
    name: 'amin:unindexed-demo',
    transformIndexHtml: () =>
      mode === 'demo'
        ? [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' }]
        : [],
  };
}
