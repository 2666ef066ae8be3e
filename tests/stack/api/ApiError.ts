/** An error response in the error format of this API. */
export class ApiError extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 500 | 503,
    message: string,
    /** The invalid parameter of the request. */
    readonly param?: string,
    /** Distinguishes errors of the same status. */
    readonly code?: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  get body(): Readonly<Record<string, string>> {
    return {
      message: this.message,
      ...(this.code === undefined ? {} : { error_code: this.code }),
      ...(this.param === undefined ? {} : { param: this.param }),
    };
  }
}
