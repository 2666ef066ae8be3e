import type { HttpBindings } from '@hono/node-server';
import type { KeyedRequest } from './routes/idempotent';

/** What every request comes with. */
export interface ApiEnvironment {
  Bindings: HttpBindings & {
    /** A second delivery of the same request, made by a fault. */
    readonly isRedelivery?: boolean;
  };
  Variables: {
    /** Whose access token it is; only behind the check of the token. */
    readonly userId: string;
    /** The request's idempotency key, where there is one and the API honours it. */
    readonly keyed: KeyedRequest | undefined;
  };
}
