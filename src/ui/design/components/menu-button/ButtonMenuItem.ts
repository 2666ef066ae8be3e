import type { LucideIcon } from 'lucide-react';

export interface ButtonMenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /** For drawings that point along the line of reading, as log out. */
  readonly mirrorsInRtl?: boolean | undefined;
  /** Runs when the item is chosen; moves inside the app go here. */
  readonly onAction?: (() => void) | undefined;
  /** A full document load. */
  readonly href?: string | undefined;
  /** Items of another section stand behind a line. */
  readonly section?: string | undefined;
}
