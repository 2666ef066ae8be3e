import { useEffect, useId, useRef, useState } from 'react';
import { DAYS_OF_WEEK, type DayOfWeek } from '@/domain/business/operatingHours';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './hours.module.scss';

interface CopyHoursProps {
  readonly day: DayOfWeek;
  readonly onCopy: (days: readonly DayOfWeek[]) => void;
  readonly onCancel: () => void;
}

/** Copies the hours of a day to other days, which the owner chooses. */
export function CopyHours({ day, onCopy, onCancel }: CopyHoursProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [days, setDays] = useState<readonly DayOfWeek[]>([]);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    const cancel = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onCancel();
    };
    element?.addEventListener('keydown', cancel);
    return () => element?.removeEventListener('keydown', cancel);
  }, [onCancel]);
  const count = DAY_COUNTS.find((each) => each === days.length);
  return (
    <div ref={panel} role="group" aria-labelledby={titleId} className={styles['copy']}>
      <p id={titleId} className={styles['copyTitle']}>
        {t('editing.hours.copyTo', { day: t(`detail.hours.day${day}`) })}
      </p>
      <div className={styles['copyDays']}>
        {DAYS_OF_WEEK.filter((each) => each !== day).map((each) => (
          <label key={each} className={styles['copyDay']}>
            <input
              type="checkbox"
              data-focus="copy.day"
              checked={days.includes(each)}
              onChange={({ target }) =>
                setDays(target.checked ? [...days, each] : days.filter((other) => other !== each))
              }
            />
            <span>{t(`detail.hours.day${each}`)}</span>
          </label>
        ))}
      </div>
      <div className={styles['copyEnd']}>
        <Button kind="quiet" size="small" onPress={onCancel}>
          {t('editing.cancel')}
        </Button>
        <Button
          kind="secondary"
          size="small"
          className={styles['copyDo']}
          isDisabled={count === undefined}
          onPress={() => onCopy(days)}
        >
          {count === undefined ? t('editing.hours.copy') : t(`editing.hours.copyDo${count}`)}
        </Button>
      </div>
    </div>
  );
}

const DAY_COUNTS = [1, 2, 3, 4, 5, 6] as const;
