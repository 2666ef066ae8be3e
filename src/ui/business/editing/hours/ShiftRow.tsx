import { CircleAlert, Moon, Trash2 } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useId, type ReactNode } from 'react';
import { ALL_DAY, type Shift, type ShiftError } from '@/domain/business/listing/EditedDay';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { isCompleteShift, rangeText } from './hourLines';
import styles from './hours.module.scss';

export type ShiftErrorAt = ShiftError & { readonly shift: number };

interface ShiftRowProps {
  readonly shift: Shift;
  readonly index: number;
  readonly dayName: string;
  readonly nextDayName: string;
  readonly error: ShiftErrorAt | undefined;
  /** Corrects the error. Undefined if there are several ways to correct it. */
  readonly onRepair: (() => void) | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (times: Partial<Shift>) => void;
  readonly onLeave: () => void;
  readonly onRemove: () => void;
}

/** The two times of a shift, and their error. */
export function ShiftRow(props: ShiftRowProps) {
  const { shift, index, dayName, error, isReadOnly } = props;
  const { t } = useTranslation();
  const id = useId();
  const isNight = isCompleteShift(shift) && shift.closes < shift.opens && shift.closes !== '00:00';
  const describedBy = [error && `${id}-error`, isNight && `${id}-night`].filter(Boolean).join(' ');
  const field = (time: keyof Shift) => (
    <label className={styles['time']}>
      <span className={styles['label']}>{t(`editing.hours.${time}`)}</span>
      <input
        type="time"
        className={styles['input']}
        step={300}
        dir="ltr"
        value={shift[time]}
        readOnly={isReadOnly}
        data-focus={`${time}.${index}`}
        aria-label={index === 0 ? undefined : t(`editing.hours.${time}Nth`, { n: index + 1 })}
        aria-invalid={(error !== undefined && isWrong(time, shift, error)) || undefined}
        aria-describedby={describedBy === '' ? undefined : describedBy}
        onChange={({ target }) => props.onChange({ [time]: target.value })}
        onBlur={props.onLeave}
      />
    </label>
  );
  return (
    <div>
      <div className={styles['times']}>
        {field('opens')}
        <span className={styles['dash']} aria-hidden="true">
          –
        </span>
        {field('closes')}
        {!isReadOnly && (
          <button
            type="button"
            className={styles['remove']}
            aria-label={
              isCompleteShift(shift)
                ? t('editing.hours.remove', { range: rangeText(shift), day: dayName })
                : t('editing.hours.removeEmpty', { day: dayName })
            }
            onClick={props.onRemove}
          >
            <Icon of={Trash2} />
          </button>
        )}
      </div>
      {isNight && (
        <p id={`${id}-night`} className={styles['night']}>
          <Icon of={Moon} size="small" />
          <span>{t('editing.hours.night', { day: props.nextDayName, time: shift.closes })}</span>
        </p>
      )}
      {error !== undefined && (
        <ShiftErrorNote id={`${id}-error`} error={error} onRepair={isReadOnly ? undefined : props.onRepair} />
      )}
    </div>
  );
}

interface ShiftErrorNoteProps extends Pick<ShiftRowProps, 'onRepair'> {
  readonly id: string;
  readonly error: ShiftErrorAt;
}

export function ShiftErrorNote({ id, error, onRepair }: ShiftErrorNoteProps) {
  const { t } = useTranslation();
  return (
    <>
      <p id={id} className={styles['error']}>
        <Icon of={CircleAlert} size="small" />
        <span>{errorText(t, error)}</span>
      </p>
      {onRepair !== undefined && (
        <Button kind="secondary" size="small" className={styles['repair']} onPress={onRepair}>
          {repairText(t, error)}
        </Button>
      )}
    </>
  );
}

/** Whether the error is in this field. */
function isWrong(time: keyof Shift, shift: Shift, { kind }: ShiftError): boolean {
  if (kind === 'incomplete') return shift[time] === '';
  return time === (kind === 'same-times' || kind === 'not-last' ? 'closes' : 'opens');
}

function errorText(t: TFunction, error: ShiftErrorAt): string {
  switch (error.kind) {
    case 'incomplete':
      return t('editing.hours.incomplete');
    case 'same-times':
      return t('editing.hours.same');
    case 'too-many-shifts':
      return t('editing.hours.tooMany');
    case 'not-last':
      return t('editing.hours.notLast');
    case 'overlaps':
      return t(error.shift === 1 ? 'editing.hours.overlap' : 'editing.hours.overlapOther', {
        time: error.until,
      });
    case 'overlaps-night':
      return t('editing.hours.overlapNight', {
        day: t(`detail.hours.day${error.dayBefore}`),
        time: error.until,
      });
  }
}

function repairText(t: TFunction, error: ShiftErrorAt): ReactNode {
  if (error.kind !== 'overlaps')
    return t('editing.hours.openAt', { time: error.kind === 'overlaps-night' ? error.until : '' });
  if (error.joined === ALL_DAY) return t('editing.hours.allDay');
  const range = <span className={styles['range']}>{rangeText(error.joined)}</span>;
  return <Sentence of="editing.hours.oneShift" values={{ range }} />;
}
