import * as v from 'valibot';
import { DEMO_SESSION_KEY } from './sessionTrace';

const PENDING_KEY = 'amin.demo.sign-in';

export interface DemoSession {
  /** As the provider sent them; they are read anew each time. */
  readonly claims: unknown;
  readonly token: string;
}

const SESSION = v.object({ claims: v.unknown(), token: v.pipe(v.string(), v.nonEmpty()) });

/** What the stand-in for the identity provider keeps in the tab. */
export class DemoSessionStorage {
  #session: DemoSession | undefined;

  constructor(private readonly storage: () => Storage) {}

  session(): DemoSession | undefined {
    this.#session ??= this.#read();
    return this.#session;
  }

  /** Storage that is full or forbidden keeps the session for this document only. */
  saveSession(session: DemoSession): void {
    this.#session = session;
    try {
      this.storage().setItem(DEMO_SESSION_KEY, JSON.stringify(session));
    } catch {
      /* A reload signs out. */
    }
  }

  /** Throws where nothing can be stored: then no answer could be told from a forged one. */
  rememberState(state: string): void {
    this.storage().setItem(PENDING_KEY, state);
  }

  /** The state an answer has to carry; it is good for one answer. */
  takeState(): string | undefined {
    try {
      const state = this.storage().getItem(PENDING_KEY) ?? undefined;
      this.storage().removeItem(PENDING_KEY);
      return state;
    } catch {
      return undefined;
    }
  }

  clear(): void {
    this.#session = undefined;
    this.takeState();
    try {
      this.storage().removeItem(DEMO_SESSION_KEY);
    } catch {
      /* Forbidden storage holds nothing to clear. */
    }
  }

  #read(): DemoSession | undefined {
    try {
      const stored: unknown = JSON.parse(this.storage().getItem(DEMO_SESSION_KEY) ?? 'null');
      const parsed = v.safeParse(SESSION, stored);
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  }
}
