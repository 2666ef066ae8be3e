import type { ReactNode } from 'react';

export interface IsolatedProps {
  readonly children: ReactNode;
  /** The language of the text when it differs from that of the page. */
  readonly lang?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A value of unknown direction, for example a name from data. The `bdi` element keeps it from reordering the sentence
 * around it.
 */
export function Isolated({ children, lang, className }: IsolatedProps) {
  return (
    <bdi lang={lang} className={className}>
      {children}
    </bdi>
  );
}
