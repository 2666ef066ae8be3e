import type { ErrorDetails } from '../messages';

/** The error that the script throws. */
export class ProviderError extends Error {
  readonly code: string;
  readonly type: ErrorDetails['type'];
  readonly detail: string;

  constructor({ code, message, type }: ErrorDetails) {
    super(message);
    this.name = code;
    this.code = code;
    this.type = type;
    this.detail = message;
  }
}

export function refuse(code: string, subject = ''): never {
  throw new ProviderError({ code, message: `${code} ${subject}`.trim(), type: 'ClientError' });
}
