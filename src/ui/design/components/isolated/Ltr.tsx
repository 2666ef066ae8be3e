import type { ReactNode } from 'react';

export interface LtrProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A value that always reads from left to right: phone, email, number, range of hours, percentage. */
export function Ltr({ children, className }: LtrProps) {
  return (
    <bdi dir="ltr" className={className} data-figures>
      {children}
    </bdi>
  );
}
