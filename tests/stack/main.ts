import { createBuilder } from 'vite';
import { startStack } from './startStack';
import { stackPorts } from './StackPorts';
import { startWeb } from './web/startWeb';

/* Started by scripts/stack.mjs: the services, the live product built for them, and the web server in front of it. */

const SITE = 'dist-stack';

const ports = stackPorts(process.env);
const stack = await startStack({ ports, hasControl: process.env['STACK_CONTROL'] === 'on' });
Object.assign(process.env, stack.environment);
const builder = await createBuilder({
  mode: 'production',
  logLevel: 'warn',
  build: { outDir: SITE, emptyOutDir: true },
});
await builder.buildApp();
const web = await startWeb({ port: ports.web, site: SITE });

console.log(`
  Amin is live: ${web.url}

  API       ${stack.urls.api}
  identity  ${stack.urls.identity}
  payment   ${stack.urls.payment}
  reports   ${stack.urls.diagnostics}

  Everybody's password is amin. Ctrl-C ends it all.
`);

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    void Promise.all([web.close(), stack.close()]).then(() => process.exit(0));
  });
