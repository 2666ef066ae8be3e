import { Fragment } from 'react';
import { Space } from '@/ui/design/components/space/Space';
import type { Elements } from '@/ui/design/Elements';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';

/** A private-use character on both sides of the name of an element in a text. No text and no name contains it. */
const MARK = '\uE000';

export interface SentenceProps {
  readonly of: TextKey;
  /** The values of the text by name: plain ones, and elements, in which data must be isolated. */
  readonly values: Readonly<Record<string, Elements | string | number>>;
}

/** A translated sentence with elements among its values, so that each language can order them. */
export function Sentence({ of, values }: SentenceProps) {
  const { t } = useTranslation();
  const parameters = Object.entries(values).map(([name, value]) => [
    name,
    isPlain(value) ? value : MARK + name + MARK,
  ]);
  const text: string = t(of, Object.fromEntries(parameters));
  return text
    .split(MARK)
    .map((part, position) => (
      <Fragment key={`${position} ${part}`}>
        {position % 2 === 0 ? <Words>{part}</Words> : elementOf(values[part])}
      </Fragment>
    ));
}

const elementOf = (value: SentenceProps['values'][string]): Elements => (isPlain(value) ? undefined : value);

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** The text between two elements, with the spaces at its ends. */
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
