import { Fragment } from 'react';

interface LtrProps {
  readonly children: string;
}

/** A value without letters, such as a phone number or a range of hours. It stays on one line. */
const FIGURES = /^\P{L}{1,20}$/u;

/** Where an email address or a URL may continue on the next line: before a dot, and after `@` or a slash. */
const BREAKS = /(?<=[@/])|(?=\.\p{L})/u;

/**
 * A value that is always written from left to right: phone number, email address, number, range of hours or percentage.
 * A translator of the browser must not change it.
 */
export function Ltr({ children: value }: LtrProps) {
  if (FIGURES.test(value))
    return (
      <bdi dir="ltr" data-figures translate="no">
        {value}
      </bdi>
    );
  return (
    <bdi dir="ltr" translate="no">
      {value.split(BREAKS).map((part, position) => (
        <Fragment key={`${position} ${part}`}>
          {position > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
