import { createBuilder } from 'vite';
import { startStack } from './startStack';
import { stackIdempotency } from './stackIdempotency';
import { stackPorts } from './StackPorts';
import { startWeb } from './web/startWeb';

/* Started by scripts/stack.mjs. Starts the services, builds the live product for them, and starts its web server. */

const SITE = 'dist-stack';

const ports = stackPorts(process.env);
const stack = await startStack({
  ports,
  idempotency: stackIdempotency(process.env),
  hasControl: process.env['STACK_CONTROL'] === 'on',
});
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
