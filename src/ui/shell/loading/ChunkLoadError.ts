/** The chunk of a screen failed to load, probably because of the connection. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  /** @param load Loads the chunk again. */
  constructor(
    public load: () => Promise<unknown>,
    cause: unknown,
  ) {
    super('The code of a screen could not be loaded', { cause });
  }
}

/** Loads a chunk that a screen needs, and throws `ChunkLoadError` when it fails. */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError(load, cause);
  }
}
