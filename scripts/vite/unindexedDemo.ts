import type { Plugin } from 'vite';

/** Keeps search engines from indexing the demo. */
export function unindexedDemo(mode: string): Plugin {
  return {
    name: 'amin:unindexed-demo',
    transformIndexHtml: () =>
      mode === 'demo'
        ? [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' }]
        : [],
  };
}
