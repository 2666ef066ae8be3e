/**
 * A sentence for each given name that is not known, with the nearest known name.
 * A mistyped setting would otherwise be ignored silently.
 */
export function unknownNames(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestOf(name, known);
      return `${name} is unknown.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`;
    });
}

/** Undefined when more than a third of the characters differ from every known name. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((other) => ({ other, distance: editDistance(name, other) }))
    .filter(({ distance }) => distance <= name.length / 3)
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.other;
}

/** The Levenshtein distance: how many characters have to be inserted, deleted or replaced. */
function editDistance(one: string, other: string): number {
  const characters = other.split('');
  const lastRow = one.split('').reduce<readonly number[]>(
    (above, character, index) => {
      const row = [index + 1];
      for (const [column, otherCharacter] of characters.entries()) {
        const replaced = (above[column] ?? 0) + (character === otherCharacter ? 0 : 1);
        row.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (row[column] ?? 0) + 1));
      }
      return row;
    },
    Array.from({ length: characters.length + 1 }, (_, column) => column),
  );
  return lastRow.at(-1) ?? 0;
}
