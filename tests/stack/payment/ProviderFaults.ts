/** The states of the script: normal, slow, missing, throwing, or without its global object. */
const SCRIPTS = ['present', 'slow', 'missing', 'broken', 'empty'] as const;
const TOKENS = ['given', 'unreachable'] as const;

/** The faults of the provider that a test has set. */
export class ProviderFaults {
  script: (typeof SCRIPTS)[number] = 'present';
  tokens: (typeof TOKENS)[number] = 'given';
  /** The delay of slow responses, in milliseconds. */
  slowness = 6000;

  set(request: unknown): void {
    if (typeof request !== 'object' || request === null) return;
    const requested = new Map(Object.entries(request));
    this.script = SCRIPTS.find((name) => name === requested.get('script')) ?? this.script;
    this.tokens = TOKENS.find((name) => name === requested.get('tokens')) ?? this.tokens;
    const slowness: unknown = requested.get('slowness');
    if (typeof slowness === 'number') this.slowness = slowness;
  }

  reset(): void {
    this.set({ script: 'present', tokens: 'given', slowness: 6000 });
  }
}
