/** The chunk of a screen failed to load, probably because of the connection. */
export class CodeUnavailable extends Error {
  override readonly name = 'CodeUnavailable';

  /** @param load Loads the chunk again. */
  constructor(
    public load: () => Promise<unknown>,
    cause: unknown,
  ) {
    super('The code of a screen could not be loaded', { cause });
  }
}

/** Loads a chunk that a screen needs, and throws `CodeUnavailable` when it fails. */
export async function loadCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (cause) {
    throw new CodeUnavailable(load, cause);
  }
}
