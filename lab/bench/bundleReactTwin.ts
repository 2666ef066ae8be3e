import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The script of reactTwin.ts with React, as one that a page can evaluate. */
export async function bundleReactTwin(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('reactTwin.ts', import.meta.url)),
        formats: ['iife'],
        name: 'reactTwin',
      },
    },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = chunks.find((chunk) => chunk.type === 'chunk');
  if (script === undefined) throw new Error('Vite built no script of reactTwin.ts.');
  return script.code;
}
