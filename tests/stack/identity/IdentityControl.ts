import * as v from 'valibot';

/** The settings of the provider. */
export interface IdentityBehaviour {
  /** The lifetime of an access token, in seconds. */
  readonly accessTokenSeconds: number;
  /** True refuses every sign-in. */
  readonly refuse: boolean;
}

export const DEFAULT_BEHAVIOUR: IdentityBehaviour = { accessTokenSeconds: 3600, refuse: false };

/** A command of a test over HTTP. Omitted settings are unchanged. */
const COMMAND = v.strictObject({
  accessTokenSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  refuse: v.optional(v.boolean()),
  rotateKeys: v.optional(v.literal(true)),
  revoke: v.optional(v.literal('refresh-tokens')),
  /** Restores the default settings before the rest of the command. */
  reset: v.optional(v.literal(true)),
});

export type IdentityCommand = v.InferOutput<typeof COMMAND>;

/** Undefined for an invalid command, so that a misspelt setting is refused instead of ignored. */
export function parseIdentityCommand(text: string): IdentityCommand | undefined {
  try {
    const parsed = v.safeParse(COMMAND, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

export function behaviourAfter(current: IdentityBehaviour, command: IdentityCommand): IdentityBehaviour {
  const from = command.reset === true ? DEFAULT_BEHAVIOUR : current;
  return {
    accessTokenSeconds: command.accessTokenSeconds ?? from.accessTokenSeconds,
    refuse: command.refuse ?? from.refuse,
  };
}
