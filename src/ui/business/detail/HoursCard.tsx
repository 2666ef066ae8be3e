import type { TFunction } from 'i18next';
import type { Business } from '@/domain/business/Business';
import type { OpeningState } from '@/domain/business/openingState';
import { type DayHours, type HoursRange, weekOf } from '@/domain/business/operatingHours';
import { usableTimeZone } from '@/domain/shared/timeZone';
import { EditLink } from '@/ui/business/detail/EditLinks';
import { OpeningLine } from '@/ui/business/opening/OpeningLine';
import { classNames } from '@/ui/design/classNames';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SPACE } from '@/ui/design/components/space/space';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { TimeZoneName } from './TimeZoneName';
import type { HoursNow } from './BusinessDetailState';
import styles from './hours-card.module.scss';

interface HoursCardProps {
  readonly business: Business;
  readonly hours: Pick<HoursNow, 'dayOfWeek' | 'opening'> | undefined;
}

/** The opening hours from Sunday to Saturday, in the local time of the business. */
export function HoursCard({ business, hours }: HoursCardProps) {
  const { t } = useTranslation();
  const week = weekOf(business.operatingHours);
  if (week === undefined) return undefined;
  return (
    <TitledCard
      title={t('detail.hours.title')}
      beside={
        <>
          <EditLink part="hours" spokenSuffix={t('detail.hours.title')} />
          <p className={styles['zone']}>
            <TimeZoneName of={usableTimeZone(business.timezone)} />
          </p>
        </>
      }
    >
      {hours?.opening !== undefined && (
        <OpeningLine state={hours.opening}>{openingText(t, hours.opening)}</OpeningLine>
      )}
      <dl className={styles['week']}>
        {week.map((day) => (
          <Day key={day.dayOfWeek} day={day} isToday={day.dayOfWeek === hours?.dayOfWeek} />
        ))}
      </dl>
    </TitledCard>
  );
}

function Day({ day, isToday }: { readonly day: DayHours; readonly isToday: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={classNames(styles['day'], isToday && styles['isToday'])}>
      <dt className={styles['name']}>
        <span>{t(`detail.hours.day${day.dayOfWeek}`)}</span>
        {isToday && <span className={styles['today']}>{t('detail.hours.today')}</span>}
      </dt>
      <dd className={styles['ranges']}>
        {day.ranges.map((range, position) => (
          <Range key={`${position} ${range.startTime}`} range={range} />
        ))}
        <DayNote day={day} />
      </dd>
    </div>
  );
}

/** Says that the business is closed on this day, or that some of its hours could not be read. */
function DayNote({ day }: { readonly day: DayHours }) {
  const { t } = useTranslation();
  const isEmpty = day.ranges.length === 0;
  if (!isEmpty && !day.hasUnreadableHours) return undefined;
  if (!day.hasUnreadableHours) return <span className={styles['closed']}>{t('detail.hours.closed')}</span>;
  return (
    <span className={styles['closed']}>
      {isEmpty ? t('detail.hours.unreadable') : t('detail.hours.othersUnreadable')}
    </span>
  );
}

function Range({ range }: { readonly range: HoursRange }) {
  const { t } = useTranslation();
  /* Midnight is read as the end of the same day, so it has no note. */
  const endsNextDay = range.isOvernight && range.endTime !== '00:00';
  return (
    <span>
      <Ltr>{`${range.startTime}–${range.endTime}`}</Ltr>
      {endsNextDay && (
        <span className={styles['nextDay']}>
          {SPACE}
          <span>{t('detail.hours.nextDay')}</span>
        </span>
      )}
    </span>
  );
}

/** The sentence that tells customers whether a business is open now. */
export function openingText(t: TFunction, state: OpeningState): string {
  switch (state.kind) {
    case 'always-open':
      return t('detail.opening.always');
    case 'closed-all-week':
      return t('detail.opening.closedAllWeek');
    case 'open':
      return state.closesOn === undefined
        ? t('detail.opening.openUntil', { time: state.closesAt })
        : t('detail.opening.openUntilDay', {
            time: state.closesAt,
            day: t(`detail.hours.day${state.closesOn}`),
          });
    case 'closed':
      return t(`detail.opening.${state.opensWhen}`, {
        time: state.opensAt,
        day: t(`detail.hours.day${state.opensOn}`),
      });
  }
}
