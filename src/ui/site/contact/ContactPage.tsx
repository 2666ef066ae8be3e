import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PublicPage } from '@/ui/site/PublicPage';
import { useProductName } from '@/ui/shell/useProductName';
import { AdditionalInformation } from './AdditionalInformation';
import { BusinessInquiries } from './BusinessInquiries';
import { Channels } from './Channels';
import { SupportHours } from './SupportHours';
import styles from './contact.module.scss';

/** Every channel to reach the company and its hours (spec section 2). */
export function ContactPage() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <>
      <PublicPage title={t('contact.pageTitle')} description={t('contact.description', { product })} />
      <PageHead title={t('contact.title')} lead={t('contact.lead')} />
      <PageContainer className={styles['page']}>
        <Channels />
        <div className={styles['side']}>
          <SupportHours />
          <BusinessInquiries />
          <Notice kind="info" title={t('contact.before.title')}>
            {t('contact.before.text')}
          </Notice>
        </div>
        <AdditionalInformation />
      </PageContainer>
    </>
  );
}
