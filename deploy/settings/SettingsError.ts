import { inspect } from 'node:util';

/** Names all problems of the settings. Node prints it without a stack trace, which would not help an operator. */
export class SettingsError extends Error {
  /** @param refusal What cannot be done with them, such as "The demo cannot be built". */
  constructor(refusal: string, problems: readonly string[]) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n');
    super(`${refusal}:

${lines}

docs/operations.md describes these settings, and how the invented company is replaced.`);
    this.name = 'SettingsError';
  }

  [inspect.custom](): string {
    return this.message;
  }
}
