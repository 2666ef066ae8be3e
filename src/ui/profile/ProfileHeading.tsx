import { useLayoutEffect } from 'react';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import { PageHeading } from '@/ui/shell/PageHeading';

/**
 * The heading of one mode, with the mode as its key: between viewing and editing the page begins anew, at the top
 * and with the focus on the heading. The old one hands it to the main landmark, the new one takes it over.
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
