import { memo } from 'react';
import { nameIn, type Business } from '@/domain/business/Business';
import { Breadcrumbs } from '@/ui/design/components/breadcrumbs/Breadcrumbs';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageTitle } from '@/ui/shell/PageTitle';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import styles from './business-detail-page.module.scss';

/** The document title and the breadcrumbs of a business. */
export const BusinessBreadcrumbs = memo(function BusinessBreadcrumbs({
  business,
}: {
  readonly business: Business | undefined;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = business === undefined ? undefined : nameIn(business, language);
  return (
    <>
      <PageTitle>{name === undefined ? t('detail.loading') : shownText(name.text)}</PageTitle>
      <div className={styles['breadcrumbs']}>
        <Breadcrumbs
          ariaLabel={t('detail.breadcrumbs')}
          items={[
            { label: t('business.myBusinesses'), to: paths.dashboard },
            { label: name === undefined ? '…' : <TextInLanguage of={name} /> },
          ]}
        />
      </div>
    </>
  );
});
