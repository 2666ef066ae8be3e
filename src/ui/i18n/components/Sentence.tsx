import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import { SPACE } from '@/ui/design/components/space/space';
import type { Elements } from '@/ui/design/Elements';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';

/** Marks the name of an element in a text, on both sides. A private-use character, which no text contains. */
const MARK = '\uE000';

export interface SentenceProps {
  readonly of: TextKey;
  /** The values of the text by name: strings, numbers and elements. Data in an element must be isolated. */
  readonly values: Readonly<Record<string, Elements | string | number>>;
}

/** A translated sentence with elements among its values, so that each language can order them. */
export function Sentence({ of, values }: SentenceProps) {
  return renderSentence(useTranslation().t, of, values);
}

/** A sentence without a component, because long lists render faster without one. */
export function renderSentence(t: TFunction, of: TextKey, values: SentenceProps['values']) {
  const parameters = Object.entries(values).map(([name, value]) => [
    name,
    isPlain(value) ? value : MARK + name + MARK,
  ]);
  const text: string = t(of, Object.fromEntries(parameters));
  return text.split(MARK).map((part, position) => {
    const key = `${position} ${part}`;
    if (position % 2 !== 0) return <Fragment key={key}>{elementOf(values[part])}</Fragment>;
    const words = part.replaceAll(/^ | $/gu, '');
    return (
      <Fragment key={key}>
        {part.startsWith(' ') && SPACE}
        {words !== '' && <span>{words}</span>}
        {words !== '' && part.endsWith(' ') && SPACE}
      </Fragment>
    );
  });
}

const elementOf = (value: SentenceProps['values'][string]): Elements => (isPlain(value) ? undefined : value);

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
