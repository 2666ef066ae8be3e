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

/** How many instances the end-to-end tests start: one for each worker. There is one worker more than cores. */
export const TESTED_INSTANCES = Math.min(availableParallelism() + 1, MAX_INSTANCES);

/** The difference between the ports of two neighbouring instances. */
const INSTANCE_OFFSET = 100;

/**
 * The ports of an instance. An environment variable replaces the default of each service.
 * @param instance The first is 0. The product is built for its ports.
 */
export function stackPorts(
  environment: Readonly<Record<string, string | undefined>>,
  instance = 0,
): StackPorts {
  const portOf = (service: keyof StackPorts): number => {
    const [variable, byDefault] = VARIABLES[service];
    const wanted = environment[variable];
    const port =
      Number(wanted === undefined || wanted === '' ? byDefault : wanted) + INSTANCE_OFFSET * instance;
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${variable} has to be a port, and results in ${String(port)}`);
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
