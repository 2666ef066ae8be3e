/** The states of the script: normal, slow, missing, throwing, or without its global object. */
const SCRIPTS = ['present', 'slow', 'missing', 'broken', 'empty'] as const;
const TOKENS = ['given', 'unreachable'] as const;

/** The failures of the provider that a test has set. */
export class ProviderTroubles {
  script: (typeof SCRIPTS)[number] = 'present';
  tokens: (typeof TOKENS)[number] = 'given';
  /** The delay of slow responses, in milliseconds. */
  slowness = 6000;

  set(wish: unknown): void {
    if (typeof wish !== 'object' || wish === null) return;
    const wanted = new Map(Object.entries(wish));
    this.script = SCRIPTS.find((name) => name === wanted.get('script')) ?? this.script;
    this.tokens = TOKENS.find((name) => name === wanted.get('tokens')) ?? this.tokens;
    const slowness: unknown = wanted.get('slowness');
    if (typeof slowness === 'number') this.slowness = slowness;
  }

  reset(): void {
    this.set({ script: 'present', tokens: 'given', slowness: 6000 });
  }
}
