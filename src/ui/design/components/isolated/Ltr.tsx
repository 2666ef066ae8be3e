import type { ReactNode } from 'react';

export interface LtrProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A value that is always written from left to right: phone number, email address, number, range of hours or percentage.
 */
export function Ltr({ children, className }: LtrProps) {
  return (
    <bdi dir="ltr" className={className} data-figures>
      {children}
    </bdi>
  );
}
