import type { SectionContext, SectionResult } from '../Section';

/** A part of the section, by its name for `--only=`. */
export interface HostilePart {
  readonly name: string;
  run: (context: SectionContext) => Promise<SectionResult>;
}
