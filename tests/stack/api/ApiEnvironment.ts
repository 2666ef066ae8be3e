import type { HttpBindings } from '@hono/node-server';
import type { KeyedRequest } from './routes/idempotent';

/** The variables of every request. */
export interface ApiEnvironment {
  Bindings: HttpBindings & {
    /** True for a second delivery of the same request, which a fault causes. */
    readonly isRedelivery?: boolean;
  };
  Variables: {
    /** The user of the access token. It is set after the token was checked. */
    readonly userId: string;
    /** The idempotency key of the request, when it has one and the API supports it. */
    readonly idempotentRequest: KeyedRequest | undefined;
  };
}
