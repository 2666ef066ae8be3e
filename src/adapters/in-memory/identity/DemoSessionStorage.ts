import * as v from 'valibot';
import { readItem, writeItem } from '../../storage/storageItems';
import type { Instant } from '@/domain/shared/instant';
import { jsonOf, STORED_INSTANT } from '../../valibot/storedSchemas';
import type { DemoAccount } from './demoAccounts';
import { DEMO_SESSION_KEY } from './hasDemoSession';

const PENDING_KEY = 'amin.demo.sign-in';

export interface DemoSession {
  /** The unparsed claims of the provider. */
  readonly claims: unknown;
  readonly token: string;
  /** When the session ends. Set by a demo link. */
  readonly endsAt?: Instant | undefined;
}

const SESSION = jsonOf(
  v.object({
    claims: v.unknown(),
    token: v.pipe(v.string(), v.nonEmpty()),
    endsAt: v.optional(STORED_INSTANT),
  }),
);

/** The session storage of the demo's identity provider. */
export class DemoSessionStorage {
  #session: DemoSession | undefined;

  constructor(private readonly storage: () => Storage) {}

  session(): DemoSession | undefined {
    this.#session ??= this.#read();
    return this.#session;
  }

  /** Signs in without the sign-in page. */
  signIn({ id, claims }: DemoAccount, endsAt?: Instant): void {
    this.saveSession({ claims, token: `demo-${id}`, endsAt });
  }

  /** When storage is full or blocked, the session is kept in memory only, and a reload signs out. */
  saveSession(session: DemoSession): void {
    this.#session = session;
    writeItem(this.storage, DEMO_SESSION_KEY, JSON.stringify(session));
  }

  /** Throws when storage is blocked, because a response without a stored state cannot be verified. */
  rememberState(state: string): void {
    this.storage().setItem(PENDING_KEY, state);
  }

  /** Returns and removes the state that the response must contain. */
  takeState(): string | undefined {
    const state = readItem(this.storage, PENDING_KEY);
    writeItem(this.storage, PENDING_KEY, undefined);
    return state;
  }

  clear(): void {
    this.#session = undefined;
    this.takeState();
    writeItem(this.storage, DEMO_SESSION_KEY, undefined);
  }

  #read(): DemoSession | undefined {
    const parsed = v.safeParse(SESSION, readItem(this.storage, DEMO_SESSION_KEY));
    return parsed.success ? parsed.output : undefined;
  }
}
