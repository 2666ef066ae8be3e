import { Fragment, type ReactNode } from 'react';
import { PLACE_MARK } from '@/ui/i18n/place';

interface SentenceProps {
  /** A translated sentence, its places kept open with `place`. */
  readonly text: string;
  /** What goes into each place, by its name; isolated where it is data. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** A whole sentence of the catalogue with elements in its places, so that each language orders them as it needs. */
export function Sentence({ text, values }: SentenceProps) {
  return text
    .split(PLACE_MARK)
    .map((part, position) => (
      <Fragment key={`${position} ${part}`}>{position % 2 === 0 ? part : values[part]}</Fragment>
    ));
}
