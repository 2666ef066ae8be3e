import { type StepUrl, FIRST_STEP } from '@/ui/subscription/wizard/wizardSteps';

/** The history entries of the wizard. The entry before the first one is outside the wizard. */
export class InMemoryStepUrl implements StepUrl {
  readonly #entries: (string | undefined)[];
  #position = 0;
  #listener = (): void => {};

  constructor(step?: string) {
    this.#entries = [step];
  }

  get step(): string | undefined {
    return this.#entries[this.#position];
  }

  /** Every entry of the wizard in order, the current one in brackets. */
  get trail(): string {
    return this.#entries
      .map((step, position) => (position === this.#position ? `[${String(step)}]` : String(step)))
      .join(' ');
  }

  push(step: string): void {
    this.#entries.splice(this.#position + 1, Infinity, step);
    this.#position += 1;
  }

  replace(step: string): void {
    this.#entries[this.#position] = step;
  }

  goBackTo(step: string): void {
    const before = this.#entries.slice(0, this.#position).map((entry) => entry ?? FIRST_STEP);
    if (before.includes(step)) this.#position = before.lastIndexOf(step);
    else this.replace(step);
  }

  /** Called when the owner navigates through the history. */
  onMove(listener: () => void): void {
    this.#listener = listener;
  }

  /** The browser's Back; false when it leaves the wizard. */
  back(): boolean {
    return this.#move(-1);
  }

  forward(): boolean {
    return this.#move(1);
  }

  /** Navigates to a step as if its URL was edited by hand, without a reload. */
  type(step: string): void {
    this.push(step);
    this.#listener();
  }

  #move(by: number): boolean {
    const position = this.#position + by;
    if (position < 0 || position >= this.#entries.length) return false;
    this.#position = position;
    this.#listener();
    return true;
  }
}
