import * as v from 'valibot';

/** How the provider behaves until told otherwise. */
export interface IdentityBehaviour {
  /** Life of an access token, in seconds. */
  readonly accessTokenSeconds: number;
  /** Every sign-in ends in a refusal, whoever tries. */
  readonly refuse: boolean;
}

export const USUAL_BEHAVIOUR: IdentityBehaviour = { accessTokenSeconds: 3600, refuse: false };

/** What a test may tell the provider, over HTTP. What is left out stays as it is. */
const COMMAND = v.strictObject({
  accessTokenSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  refuse: v.optional(v.boolean()),
  rotateKeys: v.optional(v.literal(true)),
  revoke: v.optional(v.literal('refresh-tokens')),
  /** Back to the usual behaviour; carried out before the rest. */
  reset: v.optional(v.literal(true)),
});

export type IdentityCommand = v.InferOutput<typeof COMMAND>;

/** Undefined for anything that is not a command, so that a misspelt one is not taken for done. */
export function parseIdentityCommand(text: string): IdentityCommand | undefined {
  try {
    const parsed = v.safeParse(COMMAND, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export function behaviourAfter(current: IdentityBehaviour, command: IdentityCommand): IdentityBehaviour {
  const from = command.reset === true ? USUAL_BEHAVIOUR : current;
  return {
    accessTokenSeconds: command.accessTokenSeconds ?? from.accessTokenSeconds,
    refuse: command.refuse ?? from.refuse,
  };
}
