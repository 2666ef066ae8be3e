/** How the script comes: at once, late, not at all, throwing, or without what it should define. */
const SCRIPTS = ['present', 'slow', 'missing', 'broken', 'empty'] as const;
const TOKENS = ['given', 'unreachable'] as const;

/** What a test has made go wrong at the provider. */
export class ProviderTroubles {
  script: (typeof SCRIPTS)[number] = 'present';
  tokens: (typeof TOKENS)[number] = 'given';
  /** How long slow things take, in milliseconds. */
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
