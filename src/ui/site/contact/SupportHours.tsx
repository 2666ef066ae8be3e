import { Card } from '@/ui/design/components/card/Card';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './contact.module.scss';

const DAYS = ['weekdays', 'saturday'] as const;

/** The hours in the order of spec section 2, with Sunday last. */
export function SupportHours() {
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
