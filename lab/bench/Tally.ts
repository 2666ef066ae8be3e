/** Repeated measurements, by name. */
export class Tally {
  readonly #values = new Map<string, number[]>();

  add(name: string, value: number | undefined): void {
    if (value === undefined || !Number.isFinite(value)) return;
    this.#values.set(name, [...this.of(name), value]);
  }

  addAll(of: string, values: Readonly<Record<string, number | undefined>>): void {
    for (const [name, value] of Object.entries(values)) this.add(`${of} ${name}`, value);
  }

  of(name: string): readonly number[] {
    return this.#values.get(name) ?? [];
  }

  median(name: string): number | undefined {
    const sorted = this.of(name).toSorted((one, other) => one - other);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle];
    if (upper === undefined || sorted.length % 2 === 1) return upper;
    return ((sorted[middle - 1] ?? upper) + upper) / 2;
  }

  most(name: string): number | undefined {
    const values = this.of(name);
    return values.length === 0 ? undefined : Math.max(...values);
  }

  /** The median of one measurement divided by the median of another. */
  ratio(name: string, base: string): number | undefined {
    const [top, bottom] = [this.median(name), this.median(base)];
    return top === undefined || bottom === undefined || bottom === 0 ? undefined : top / bottom;
  }
}
