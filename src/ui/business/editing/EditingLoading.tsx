import type { ListingPart } from '@/domain/business/listing/Listing';
import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import styles from './editing.module.scss';

/** A form is shown only with a fresh reading of the business. */
export function EditingLoading({ part }: { readonly part: ListingPart }) {
  const { t } = useTranslation();
  return (
    <PageContainer className={styles['page']}>
      <PageHeading>{t(`editing.${part}.title`)}</PageHeading>
      <VisuallyHidden role="status">{t('editing.loading')}</VisuallyHidden>
      <div className={styles['skeletons']} aria-busy="true">
        <Card>
          <Skeleton shape="block" className={styles['skeleton']} />
        </Card>
      </div>
    </PageContainer>
  );
}
