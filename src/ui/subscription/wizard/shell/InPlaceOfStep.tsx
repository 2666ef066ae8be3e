import { useLayoutEffect, type ReactElement } from 'react';

interface InPlaceOfStepProps {
  /** Called with true before the children are painted, and with false once they are gone. */
  readonly onMissing: ((isMissing: boolean) => void) | undefined;
  readonly children: ReactElement;
}

/** What stands in place of a step that is being loaded, or that failed. */
export function InPlaceOfStep({ onMissing, children }: InPlaceOfStepProps) {
  useLayoutEffect(() => {
    onMissing?.(true);
    return () => onMissing?.(false);
  }, [onMissing]);
  return children;
}
