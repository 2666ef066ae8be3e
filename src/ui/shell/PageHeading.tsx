import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrated } from './hydration/useIsHydrated';
import { focusMain, isMainFocused } from './layout/mainLandmark';

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  /** The language of a heading that is data. */
  readonly lang?: string | undefined;
}

/**
 * The `h1` of a page, where focus goes after a change of route. When a loading state gives way to the page, its
 * heading hands the focus on to the next one, so that nobody is thrown back to the top of the document. One that stood
 * in the document already takes it from nobody who skipped to the content meanwhile.
 */
export function PageHeading({ children, className, id, lang }: PageHeadingProps) {
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
    <h1 ref={heading} className={className} id={id} lang={lang} tabIndex={-1}>
      {children}
    </h1>
  );
}
