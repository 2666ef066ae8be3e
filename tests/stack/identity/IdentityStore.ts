import type { Adapter, AdapterPayload } from 'oidc-provider';

const DAY_IN_SECONDS = 24 * 60 * 60;

interface Entry {
  payload: AdapterPayload;
  readonly expiresAt: number;
}

/** The in-memory storage of the provider. It outlives a restart of the provider with other signing keys. */
export class IdentityStore {
  readonly #entries = new Map<string, Entry>();

  /** The storage of one kind of record, as an adapter for oidc-provider. */
  adapterFor(kind: string): Adapter {
    const read = (id: string): AdapterPayload | undefined => this.#read(`${kind}:${id}`);
    const findBy = (field: 'uid' | 'userCode', value: string): AdapterPayload | undefined =>
      this.#payloadsOf(kind).find((payload) => payload[field] === value);
    return {
      upsert: async (id, payload, seconds = DAY_IN_SECONDS) => {
        this.#entries.set(`${kind}:${id}`, { payload, expiresAt: Date.now() + seconds * 1000 });
      },
      find: async (id) => read(id),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      consume: async (id) => {
        const payload = read(id);
        if (payload !== undefined) payload['consumed'] = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        this.#entries.delete(`${kind}:${id}`);
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of this.#entries)
          if (key.startsWith(`${kind}:`) && payload.grantId === grantId) this.#entries.delete(key);
      },
    };
  }

  deleteAll(kind: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(`${kind}:`)) this.#entries.delete(key);
  }

  #read(key: string): AdapterPayload | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.expiresAt > Date.now()) return entry?.payload;
    this.#entries.delete(key);
    return undefined;
  }

  #payloadsOf(kind: string): AdapterPayload[] {
    return [...this.#entries].filter(([key]) => key.startsWith(`${kind}:`)).map(([, { payload }]) => payload);
  }
}
