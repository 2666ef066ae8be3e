import { use, useLayoutEffect } from 'react';
import { DocumentHeadContext } from '@/ui/shell/DocumentHeadContext';
import { PageTitle } from '@/ui/shell/PageTitle';

interface PublicPageProps {
  /** What the page is, in a few words. */
  readonly title: string;
  /** What it holds, in a sentence, for whoever meets it in search results or a shared link. */
  readonly description: string;
}

/** Names and describes the document of a public page, in the language it is read in. */
export function PublicPage({ title, description }: PublicPageProps) {
  use(DocumentHeadContext)?.setDescription(description);
  useLayoutEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return <PageTitle>{title}</PageTitle>;
}
