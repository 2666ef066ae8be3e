import type { LucideIcon } from 'lucide-react';

export interface ButtonMenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  /** Mirrors the icon in right-to-left languages. */
  readonly mirrorsInRtl?: boolean | undefined;
  /** Called when the item is chosen. Navigation inside the app goes here. */
  readonly onAction?: (() => void) | undefined;
  /** A URL that loads a new document. */
  readonly href?: string | undefined;
  /** A separator stands between items of different sections. */
  readonly section?: string | undefined;
}
