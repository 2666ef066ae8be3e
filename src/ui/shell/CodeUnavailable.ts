/** The code of a screen did not come, which is not the code's fault: the connection may be. */
export class CodeUnavailable extends Error {
  override readonly name = 'CodeUnavailable';
}

/** Loads code that a screen cannot do without. */
export async function loadCode<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (cause) {
    throw new CodeUnavailable('The code of a screen could not be loaded', { cause });
  }
}
