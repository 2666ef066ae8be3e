import type { ReactElement } from 'react';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PublicPage } from '@/ui/site/PublicPage';
import styles from './placeholder-page.module.scss';

interface PlaceholderPageProps {
  readonly title: string;
  /** The meta description for search results. */
  readonly description: string;
  /** The sentence about the coming content and the current alternative. */
  readonly text: string;
  readonly action: ReactElement;
}

/** A page that is still being written: picture, title, a sentence, one action. */
export function PlaceholderPage({ title, description, text, action }: PlaceholderPageProps) {
  return (
    <PageContainer>
      <PublicPage title={title} description={description} />
      <div className={styles['placeholder']}>
        <Illustration of={EmptyIllustration} />
        <PageHeading className={styles['title']}>{title}</PageHeading>
        <p className={styles['text']}>{text}</p>
        {action}
      </div>
    </PageContainer>
  );
}
