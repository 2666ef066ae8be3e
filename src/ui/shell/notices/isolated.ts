const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A text of unknown direction that cannot disturb its surroundings, where no `bdi` can be put around it. */
export function isolated(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}
