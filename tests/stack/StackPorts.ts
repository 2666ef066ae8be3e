import { availableParallelism } from 'node:os';

/** The ports of the local stack. */
export interface StackPorts {
  readonly web: number;
  readonly api: number;
  readonly identity: number;
  readonly payment: number;
  readonly diagnostics: number;
}

const VARIABLES = {
  web: ['STACK_WEB_PORT', 14_100],
  api: ['STACK_API_PORT', 14_110],
  identity: ['STACK_IDENTITY_PORT', 14_120],
  payment: ['STACK_PAYMENT_PORT', 14_130],
  diagnostics: ['STACK_DIAGNOSTICS_PORT', 14_140],
} as const;

/** More instances would need more memory than common machines have. */
const MAX_INSTANCES = 8;

/** How many instances the end-to-end tests start: one for each worker, which are one more than the cores. */
export const TESTED_INSTANCES = Math.min(availableParallelism() + 1, MAX_INSTANCES);

/** How far apart the ports of two instances of the stack are. */
const INSTANCE_OFFSET = 100;

/**
 * The usual ports, each moved by its variable.
 * @param instance Several instances of the stack can run next to each other. The first is 0, and the product is built
 * for its ports.
 */
export function stackPorts(
  environment: Readonly<Record<string, string | undefined>>,
  instance = 0,
): StackPorts {
  const portOf = (service: keyof StackPorts): number => {
    const [variable, usual] = VARIABLES[service];
    const wanted = environment[variable];
    const port = Number(wanted === undefined || wanted === '' ? usual : wanted) + INSTANCE_OFFSET * instance;
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${variable} leads to no port: ${String(port)}`);
    return port;
  };
  return {
    web: portOf('web'),
    api: portOf('api'),
    identity: portOf('identity'),
    payment: portOf('payment'),
    diagnostics: portOf('diagnostics'),
  };
}
