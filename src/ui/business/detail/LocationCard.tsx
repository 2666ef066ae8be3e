import { Globe, MapPin } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Business } from '@/domain/business/Business';
import { Card } from '@/ui/design/components/card/Card';
import { Isolated } from '@/ui/design/components/isolated/Isolated';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { shownText } from '@/ui/i18n/shownText';
import { Fact } from './Fact';
import styles from './detail.module.scss';

/** The address, the service areas and the time zone of the business. */
export function LocationCard({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const headingId = useId();
  const { address, timezone } = business;
  return (
    <Card labelledBy={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {t('business.place.title')}
      </h2>
      <dl className={styles['facts']}>
        <Fact icon={MapPin} label={t('business.place.address')}>
          {address === undefined ? (
            <span className={styles['missing']}>{t('business.place.noAddress')}</span>
          ) : (
            <Isolated>{shownText(address, 'address')}</Isolated>
          )}
        </Fact>
        <Fact icon={Globe} label={t('business.place.timeZone')}>
          {timezone === undefined ? (
            <span className={styles['missing']}>{t('business.place.noTimeZone')}</span>
          ) : (
            <Ltr>{shownText(timezone)}</Ltr>
          )}
        </Fact>
      </dl>
    </Card>
  );
}
