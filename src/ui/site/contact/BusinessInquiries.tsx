import { Card } from '@/ui/design/components/card/Card';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { EmailLink } from '@/ui/company/ContactLink';
import { COMPANY } from '@/ui/company/companyContent';
import styles from './contact.module.scss';

/** The contact for anyone who is neither a customer nor the owner of a business. */
export function BusinessInquiries() {
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
