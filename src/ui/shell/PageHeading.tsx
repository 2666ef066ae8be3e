import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrated } from './hydration/useIsHydrated';
import { focusMain, isMainFocused } from './layout/mainLandmark';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
}

/**
 * The `h1` of a page, which receives the focus after a navigation. When a page replaces its loading state, the old
 * heading moves the focus to the new one, so that the focus does not return to the top of the document. The heading of
 * a prerendered page does not take the focus, because the reader may have moved it already.
 */
export function PageHeading({ children, className, id }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNew] = useState(useIsHydrated());
  useLayoutEffect(() => {
    const element = heading.current;
    if (isNew && isMainFocused()) element?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === element) focusMain();
    };
  }, [isNew]);
  return (
    <h1 ref={heading} className={className} id={id} tabIndex={-1}>
      {children}
    </h1>
  );
}
