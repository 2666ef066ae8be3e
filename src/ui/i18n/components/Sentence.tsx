import { Fragment, type ReactNode } from 'react';
import { SLOT_MARK } from '@/ui/i18n/slot';

interface SentenceProps {
  /** A translated sentence whose slots were made with `slot`. */
  readonly text: string;
  /** The content of each slot by its name. Data must be isolated. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A translated sentence with elements in its slots, so that each language can order them. */
export function Sentence({ text, values }: SentenceProps) {
  return text
    .split(SLOT_MARK)
    .map((part, position) => (
      <Fragment key={`${position} ${part}`}>{position % 2 === 0 ? part : values[part]}</Fragment>
    ));
}
