import { memo } from 'react';
import type { Business } from '@/domain/business/Business';
import { DEFAULT_TIME_ZONE, usableTimeZone } from '@/domain/shared/timeZone';
import { weekOf } from '@/domain/business/operatingHours';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { hoursNameTimeZone } from './hoursNameTimeZone';
import styles from './business-foot.module.scss';

/** What support asks for and customers do not see: the ID and the time zone, unless the hours have named it. */
export const BusinessFoot = memo(function BusinessFoot({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const { id, timezone, operatingHours } = business;
  const isNamedByHours =
    weekOf(operatingHours) !== undefined &&
    hoursNameTimeZone(timezone) &&
    usableTimeZone(timezone) === timezone;
  return (
    <dl className={styles['foot']}>
      <div className={styles['entry']}>
        <dt>{t('detail.id')}</dt>
        <dd className={styles['id']}>
          <Ltr>{id}</Ltr>
        </dd>
      </div>
      {timezone !== undefined && !isNamedByHours && (
        <div className={styles['entry']}>
          <dt>{t('detail.timeZone')}</dt>
          <dd className={styles['value']}>
            {timezone === DEFAULT_TIME_ZONE ? t('detail.israelTime') : <Ltr>{shownText(timezone)}</Ltr>}
          </dd>
        </div>
      )}
    </dl>
  );
});
