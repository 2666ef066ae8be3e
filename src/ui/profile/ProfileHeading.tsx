import { useLayoutEffect } from 'react';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import { PageHeading } from '@/ui/shell/PageHeading';

/**
 * The heading of viewing or editing. The parent keys it by mode, so that a change of mode scrolls to the top and
 * focuses the heading. On removal the old heading moves the focus to the main landmark, and the new one takes it from
 * there.
 */
export function ProfileHeading({ children }: { readonly children: string }) {
  useLayoutEffect(
    () => () => {
      focusMain();
      scrollTo({ top: 0, behavior: 'instant' });
    },
    [],
  );
  return <PageHeading>{children}</PageHeading>;
}
