import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PublicPage } from '@/ui/site/PublicPage';
import { useProductName } from '@/ui/shell/useProductName';
import { Card } from '@/ui/design/components/card/Card';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { EmailLink } from '@/ui/company/ContactLink';
import { COMPANY } from '@/ui/company/companyContent';
import { AdditionalInformation } from './AdditionalInformation';
import { Channels } from './Channels';
import styles from './contact.module.scss';

/** Every channel to reach the company and its hours (spec section 2, decision C42). */
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

const DAYS = ['weekdays', 'saturday'] as const;

/** The hours in the order of spec section 2, with Sunday last (decision C42). */
function SupportHours() {
  const { t } = useTranslation();
  return (
    <Card labelledBy="hours">
      <h2 id="hours" className={styles['title']}>
        {t('contact.hours.title')}
      </h2>
      <dl className={styles['hours']}>
        {DAYS.map((day) => (
          <div key={day} className={styles['day']}>
            <dt>{t(`contact.hours.${day}`)}</dt>
            <dd>
              <Ltr>{t(`contact.hours.${day}Time`)}</Ltr>
            </dd>
          </div>
        ))}
        <div className={styles['day']}>
          <dt>{t('contact.hours.sunday')}</dt>
          <dd className={styles['closed']}>{t('contact.hours.closed')}</dd>
        </div>
      </dl>
      <p className={styles['zone']}>{t('contact.hours.zone')}</p>
    </Card>
  );
}

/** The contact for anyone who is neither a customer nor the owner of a business. */
function BusinessInquiries() {
  const { t } = useTranslation();
  return (
    <Card labelledBy="business-inquiries">
      <h2 id="business-inquiries" className={styles['title']}>
        {t('contact.business.title')}
      </h2>
      <p className={styles['text']}>{t('contact.business.text')}</p>
      <EmailLink address={COMPANY.businessEmail} className={styles['address']} />
    </Card>
  );
}
