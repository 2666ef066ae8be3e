import type { Diagnostics } from '@/application/ports/Diagnostics';

const MAX_LISTED = 5;

/** Collects the invalid parts of one response and reports them in one event. */
export class ParseWarnings {
  readonly #details: string[] = [];

  /** @param detail In English. Contains field names and public ids, no personal data. */
  add(detail: string): void {
    this.#details.push(detail);
  }

  reportTo(diagnostics: Diagnostics): void {
    if (this.#details.length === 0) return;
    const listed = this.#details.slice(0, MAX_LISTED).join('; ');
    const more = this.#details.length - MAX_LISTED;
    const detail = more > 0 ? `${listed}; and ${String(more)} more` : listed;
    diagnostics.report({ event: 'unreadable-data', detail });
  }
}
