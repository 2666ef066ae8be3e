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

/** The default ports. Each can be changed by an environment variable. */
export function stackPorts(environment: Readonly<Record<string, string | undefined>>): StackPorts {
  const portOf = (service: keyof StackPorts): number => {
    const [variable, usual] = VARIABLES[service];
    const wanted = environment[variable];
    if (wanted === undefined || wanted === '') return usual;
    const port = Number(wanted);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new Error(`${variable} is no port: ${wanted}`);
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
