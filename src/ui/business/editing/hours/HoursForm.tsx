import { observer } from 'mobx-react-lite';
import { normalizedDay } from '@/domain/business/listing/EditedDay';
import { hoursField } from '@/domain/business/listing/Listing';
import { DAYS_OF_WEEK } from '@/domain/business/operatingHours';
import { DEFAULT_TIME_ZONE, usableTimeZone } from '@/domain/shared/timeZone';
import { classNames } from '@/ui/design/classNames';
import { Card } from '@/ui/design/components/card/Card';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ListingForm } from '../ListingForm';
import type { PartFormProps } from '../PartFormProps';
import { ChangedMark, DayFields } from './DayFields';
import { hourLines } from './hourLines';
import styles from './hours.module.scss';

/** The hours of the week, Sunday first. Wide windows show a preview of the week beside them. */
export function HoursForm({ form, isReadOnly, field }: PartFormProps) {
  const { t } = useTranslation();
  const isInIsrael = usableTimeZone(form.recorded.business.timezone) === DEFAULT_TIME_ZONE;
  return (
    <>
      <p className={styles['lead']}>{t(isInIsrael ? 'editing.hours.lead' : 'editing.hours.leadElsewhere')}</p>
      <div className={styles['columns']}>
        <Card isBare>
          {/* Hidden from assistive technology, because each field has a label. */}
          <div className={styles['head']} aria-hidden="true">
            {(['day', 'state', 'times', 'actions'] as const).map((column) => (
              <span key={column}>{t(`editing.hours.${column}`)}</span>
            ))}
          </div>
          {DAYS_OF_WEEK.map((day) => (
            <DayFields key={day} form={form} day={day} isReadOnly={isReadOnly} field={field} />
          ))}
        </Card>
        <WeekPreview form={form} />
      </div>
    </>
  );
}

const WeekPreview = observer(function WeekPreview({ form }: { readonly form: ListingForm }) {
  const { t } = useTranslation();
  return (
    <div className={styles['preview']}>
      <TitledCard title={t('editing.hours.preview')}>
        <dl className={styles['previewWeek']}>
          {DAYS_OF_WEEK.map((day) => {
            const hours = normalizedDay(form.values[hoursField(day)]);
            return (
              <div key={day} className={styles['previewDay']}>
                <dt className={styles['sum']}>
                  <span>{t(`detail.hours.day${day}`)}</span>
                  <ChangedMark form={form} day={day} />
                </dt>
                <dd className={classNames(styles['previewHours'], !hours.isOpen && styles['closed'])}>
                  {hourLines(t, hours).map((line, index) => (
                    <span key={index} className={styles['line']}>
                      {line}
                    </span>
                  ))}
                </dd>
              </div>
            );
          })}
        </dl>
      </TitledCard>
    </div>
  );
});
