import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SPACE } from '@/ui/design/components/space/space';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { COMPANY } from './companyContent';
import { ContactLink } from './ContactLink';
import styles from './support-contact.module.scss';

interface SupportContactProps {
  readonly businessId: string;
  /** The reference of the order, if there is one. */
  readonly reference: string | undefined;
}

/** Phone and WhatsApp of the support, with the ids that the owner can name there. */
export function SupportContact({ businessId, reference }: SupportContactProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['contact']}>
      <p>{t('errors.askSupport')}</p>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('errors.businessId')}</dt>
          <dd>
            <Ltr>{businessId}</Ltr>
          </dd>
        </div>
        {reference !== undefined && (
          <div>
            <dt>{t('errors.requestId')}</dt>
            <dd>
              <Ltr>{reference}</Ltr>
            </dd>
          </div>
        )}
      </dl>
      <ul className={styles['links']}>
        <li>
          <span>{t('errors.supportPhone')}</span>
          {SPACE}
          <ContactLink href={COMPANY.phone.url}>{COMPANY.phone.shown}</ContactLink>
        </li>
        <li>
          <span>{t('errors.supportWhatsApp')}</span>
          {SPACE}
          <ContactLink href={COMPANY.whatsApp.url}>{COMPANY.whatsApp.shown}</ContactLink>
        </li>
      </ul>
    </div>
  );
}
