import { use, useLayoutEffect } from 'react';
import { DocumentHeadContext } from '@/ui/shell/DocumentHeadContext';
import { PageTitle } from '@/ui/shell/PageTitle';

interface PageMetadataProps {
  readonly title: string;
  /** The meta description for search results and link previews, in one sentence. */
  readonly description: string;
}

/** Sets the title and the description of the document of a public page. */
export function PageMetadata({ title, description }: PageMetadataProps) {
  use(DocumentHeadContext)?.setDescription(description);
  useLayoutEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return <PageTitle>{title}</PageTitle>;
}
