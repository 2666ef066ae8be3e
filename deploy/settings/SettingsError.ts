import { inspect } from 'node:util';

/** Names all problems of the settings. Printed without a stack trace, which says nothing about a setting. */
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
