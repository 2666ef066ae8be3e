import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';

/** Records navigations instead of performing them: 'open /dashboard', 'replace /', 'reload'. */
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
