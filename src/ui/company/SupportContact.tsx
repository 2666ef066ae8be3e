import { SPACE } from '@/ui/design/components/space/space';
import { Fact } from '@/ui/i18n/components/SupportFacts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { COMPANY } from './companyContent';
import { ContactLink } from './ContactLink';
import styles from './support-contact.module.scss';

interface SupportContactProps {
  readonly businessId: string;
  /** The reference of the order. */
  readonly reference: string;
}

/** Phone and WhatsApp of the support, with the ids that the owner can name there. WhatsApp opens with them written. */
export function SupportContact({ businessId, reference }: SupportContactProps) {
  const { t } = useTranslation();
  const facts = [
    [t('errors.businessId'), businessId],
    [t('errors.requestId'), reference],
  ] as const;
  const message = facts.map(([label, id]) => `${label}: ${id}`).join('\n');
  return (
    <div className={styles['contact']}>
      <p>{t('errors.askSupport')}</p>
      <dl className={styles['facts']}>
        {facts.map(([label, id]) => (
          <Fact key={label} name={label}>
            {id}
          </Fact>
        ))}
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
          <ContactLink href={`${COMPANY.whatsApp.url}?text=${encodeURIComponent(message)}`}>
            {COMPANY.whatsApp.shown}
          </ContactLink>
        </li>
      </ul>
    </div>
  );
}
