import type { ReactNode } from 'react';

export interface LtrProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A value that is always written from left to right: phone number, email address, number, range of hours or percentage.
 * It is no language, so that a translator of the browser leaves it alone.
 */
export function Ltr({ children, className }: LtrProps) {
  return (
    <bdi dir="ltr" className={className} data-figures translate="no">
      {children}
    </bdi>
  );
}
