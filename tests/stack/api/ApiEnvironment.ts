import type { HttpBindings } from '@hono/node-server';

/** What every request comes with. */
export interface ApiEnvironment {
  Bindings: HttpBindings;
  Variables: {
    /** Whose access token it is; only behind the check of the token. */
    readonly userId: string;
  };
}
