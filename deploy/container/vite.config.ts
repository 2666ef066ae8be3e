import { defineConfig } from 'vite';

/* Bundles what the container runs when it starts, so that its image needs Node and no package. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-commands',
    rolldownOptions: {
      input: ['deploy/settings/addSettings.ts', 'deploy/nginx/printSiteConfiguration.ts'],
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
