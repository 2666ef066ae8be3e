import type { Diagnostics } from '@/application/ports/Diagnostics';

const MOST_TOLD = 5;

/** What could not be read of one answer. It is reported in one event, however much it is. */
export class ParseWarnings {
  readonly #details: string[] = [];

  /** @param detail In English; names fields and ids of what is sold or shown to everybody, never what is personal. */
  add(detail: string): void {
    this.#details.push(detail);
  }

  reportTo(diagnostics: Diagnostics): void {
    if (this.#details.length === 0) return;
    const told = this.#details.slice(0, MOST_TOLD).join('; ');
    const more = this.#details.length - MOST_TOLD;
    const detail = more > 0 ? `${told}; and ${String(more)} more` : told;
    diagnostics.report({ event: 'unreadable-data', detail });
  }
}
