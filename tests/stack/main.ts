import { writeSettings } from '../../deploy/settings/writeSettings';
import { boundIdentityProvider } from './boundIdentityProvider';
import { buildStackSite, STACK_SITE } from './buildStackSite';
import { startStack } from './startStack';
import { stackIdempotency } from './stackIdempotency';
import { stackPorts } from './StackPorts';
import { startWeb } from './web/startWeb';

/* Started by scripts/stack.mjs. Starts the services, builds the live product for them unless STACK_IS_BUILT is `true`, and
   starts its web server. */

const instances = Array.from({ length: Number(process.env['STACK_INSTANCES'] ?? 1) }, (_, instance) =>
  stackPorts(process.env, instance),
);
const stacks = await Promise.all(
  instances.map(async (ports) =>
    startStack({
      ports,
      publicPorts: stackPorts(process.env),
      idempotency: stackIdempotency(process.env),
      identityProvider: boundIdentityProvider(process.env),
      hasControl: process.env['STACK_CONTROL'] === 'on',
    }),
  ),
);
const [stack] = stacks;
if (stack === undefined) throw new Error('STACK_INSTANCES has to be at least 1');
if (process.env['STACK_IS_BUILT'] !== 'true') await buildStackSite();
await writeSettings(STACK_SITE, stack.environment);
const webs = await Promise.all(instances.map(async ({ web: port }) => startWeb({ port, site: STACK_SITE })));

console.log(`
  Amin is live: ${stack.urls.web}

  API       ${stack.urls.api}
  identity  ${stack.urls.identity}
  payment   ${stack.urls.payment}
  reports   ${stack.urls.reports}

  The password of every account is amin. Ctrl-C stops the stack.
`);

let isClosing = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isClosing) return;
    isClosing = true;
    void Promise.all([...webs, ...stacks].map(async (service) => service.close())).then(() =>
      process.exit(0),
    );
  });
