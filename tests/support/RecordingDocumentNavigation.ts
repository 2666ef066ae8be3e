import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';

/** Goes nowhere and remembers where it was sent: 'open /dashboard', 'replace /', 'reload'. */
export class RecordingDocumentNavigation implements DocumentNavigation {
  readonly moves: string[] = [];

  open(path: string): void {
    this.moves.push(`open ${path}`);
  }

  replace(path: string): void {
    this.moves.push(`replace ${path}`);
  }

  reload(): void {
    this.moves.push('reload');
  }
}
