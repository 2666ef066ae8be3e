import { Fragment } from 'react';
import { Space } from '@/ui/design/components/space/Space';
import type { Elements } from '@/ui/design/Elements';
import { SLOT_MARK } from '@/ui/i18n/slot';

export interface SentenceProps {
  /** A translated sentence whose slots were made with `slot`. */
  readonly text: string;
  /** The content of each slot by its name. Data must be isolated. */
  readonly values: Readonly<Record<string, Elements>>;
}

/** A translated sentence with elements in its slots, so that each language can order them. */
export function Sentence({ text, values }: SentenceProps) {
  return text
    .split(SLOT_MARK)
    .map((part, position) => (
      <Fragment key={`${position} ${part}`}>
        {position % 2 === 0 ? <Words>{part}</Words> : values[part]}
      </Fragment>
    ));
}

/** The text between two slots, with the spaces at its ends. */
function Words({ children: text }: { readonly children: string }) {
  const words = text.replaceAll(/^ | $/gu, '');
  return (
    <>
      {text.startsWith(' ') && <Space />}
      {words !== '' && <span>{words}</span>}
      {words !== '' && text.endsWith(' ') && <Space />}
    </>
  );
}
