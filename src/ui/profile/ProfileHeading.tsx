import { useLayoutEffect } from 'react';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import { PageHeading } from '@/ui/shell/PageHeading';

/**
 * The heading of viewing or editing. The parent gives it a key per mode, so a change of mode mounts a new heading,
 * which scrolls to the top and takes the focus. When the old heading is removed, it moves the focus to the main
 * landmark, and the new heading takes it from there.
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
