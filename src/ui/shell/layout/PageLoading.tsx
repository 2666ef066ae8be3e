import { LoadingArch } from '@/ui/design/components/loading-arch/LoadingArch';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import styles from './page-loading.module.scss';

interface PageLoadingProps {
  /** The text to show, and the title of the document. By default "Loading". */
  readonly title?: string | undefined;
  readonly note?: string | undefined;
}

/** The loading indicator in the middle of an empty page, with a text. */
export function PageLoading({ title, note }: PageLoadingProps) {
  const { t } = useTranslation();
  const shownTitle = title ?? t('shell.loading');
  return (
    <div className={styles['loading']} role="status">
      <PageTitle>{shownTitle}</PageTitle>
      <LoadingArch />
      <PageHeading className={styles['title']}>{shownTitle}</PageHeading>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  );
}
