/** The code of the client library could not be downloaded. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Downloads the code of a client library. */
export async function downloaded<Library>(load: () => Promise<Library>): Promise<Library> {
  return load().catch((cause: unknown) => {
    throw new DownloadError(cause);
  });
}

const MAX_MESSAGE_LENGTH = 200;

/** The message for diagnostics, shortened because it can contain parts of the URL. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(0, MAX_MESSAGE_LENGTH);
}
