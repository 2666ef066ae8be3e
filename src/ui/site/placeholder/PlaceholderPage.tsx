import type { ReactNode } from 'react';
import { Spot } from '@/ui/design/illustrations/Spot';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import styles from './placeholder-page.module.scss';

interface PlaceholderPageProps {
  readonly title: string;
  /** What is to come, and what there is until then. */
  readonly text: string;
  readonly action: ReactNode;
}

/** A page that is still being written: picture, title, a sentence, one action. */
export function PlaceholderPage({ title, text, action }: PlaceholderPageProps) {
  return (
    <PageContainer>
      <PageTitle>{title}</PageTitle>
      <div className={styles['placeholder']}>
        <Spot name="empty" />
        <PageHeading className={styles['title']}>{title}</PageHeading>
        <p className={styles['text']}>{text}</p>
        {action}
      </div>
    </PageContainer>
  );
}
