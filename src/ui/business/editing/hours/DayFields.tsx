import { ChevronDown, Clock, Copy, type LucideIcon, Pencil, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import {
  closedDay,
  hasRoomForShift,
  openDayWith,
  openedDay,
  repairedDay,
  withAddedShift,
  withoutShift,
  withTimes,
} from '@/domain/business/listing/dayEdits';
import { ALL_DAY, type EditedDay, isAllDay } from '@/domain/business/listing/EditedDay';
import { copiedHours, hoursField } from '@/domain/business/listing/Listing';
import { type DayOfWeek, DAYS_OF_WEEK } from '@/domain/business/operatingHours';
import { classNames } from '@/ui/design/classNames';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ListingForm } from '../ListingForm';
import type { PartFormProps } from '../PartFormProps';
import { useFocusAfterRender } from '@/ui/design/useFocusAfterRender';
import { hourLines, isCompleteShift } from './hourLines';
import { type ShiftErrorAt, ShiftErrorNote, ShiftRow } from './ShiftRow';
import styles from './hours.module.scss';

interface DayFieldsProps extends PartFormProps {
  readonly day: DayOfWeek;
}

/** The hours of one day. On phones the fields are folded until the owner opens the day or it has an error. */
export const DayFields = observer(function DayFields(props: DayFieldsProps) {
  const { form, day, isReadOnly } = props;
  const { t } = useTranslation();
  const field = hoursField(day);
  const hours = form.values[field];
  const name = t(`detail.hours.day${day}`);
  const spokenName = t('editing.hours.dayName', { day: name });
  const root = useRef<HTMLFieldSetElement>(null);
  const focusAfterRender = useFocusAfterRender(root);
  const [isUnfolded, setIsUnfolded] = useState(props.field === field);
  const noteId = useId();
  const errors = form.errorsOf(field).filter((error) => 'shift' in error);
  if (errors.length > 0 && !isUnfolded) setIsUnfolded(true);
  const errorOfAllDay =
    isAllDay(hours) && errors.length > 0 ? { 'aria-invalid': true, 'aria-describedby': noteId } : undefined;
  const change = (next: EditedDay, focus?: string): void => {
    form.change(field, next);
    if (focus !== undefined) focusAfterRender(focus);
  };
  const remove = (index: number): void => {
    const isLast = index === hours.shifts.length - 1;
    const next = isLast ? 'add' : `opens.${index}`;
    change(withoutShift(hours, index), hours.shifts.length === 1 ? 'switch' : next);
  };
  const repairOf = (error: ShiftErrorAt): (() => void) | undefined => {
    const repaired = repairedDay(hours, error.shift, error);
    const index = Math.min(error.shift, (repaired?.shifts.length ?? 1) - 1);
    return repaired && (() => change(repaired, isAllDay(repaired) ? 'other' : `opens.${index}`));
  };
  return (
    <fieldset
      ref={root}
      className={classNames(
        styles['day'],
        isUnfolded && styles['isUnfolded'],
        errors.length > 0 && styles['isWrong'],
      )}
      data-focus={field}
    >
      <legend className={styles['legend']}>{spokenName}</legend>
      <div className={styles['body']}>
        <span className={styles['name']} aria-hidden="true">
          {name}
        </span>
        <label className={styles['switch']}>
          <input
            type="checkbox"
            role="switch"
            data-focus="switch"
            aria-label={`${t('editing.hours.open')}, ${spokenName}`}
            aria-checked={hours.isOpen}
            {...errorOfAllDay}
            checked={hours.isOpen}
            disabled={isReadOnly}
            onChange={({ target }) =>
              target.checked ? change(openedDay(hours), 'opens.0') : change(closedDay(hours))
            }
          />
          <span className={styles['track']} aria-hidden="true" />
          <span aria-hidden="true">{t('editing.hours.open')}</span>
        </label>
        <div className={styles['shifts']}>
          {hours.isUnreadable && <p className={styles['note']}>{t('editing.hours.unreadable')}</p>}
          {!hours.isOpen && <p className={styles['note']}>{t('editing.hours.closedAllDay')}</p>}
          {isAllDay(hours) && (
            <div>
              <p className={styles['allDay']}>{t('editing.hours.allDay')}</p>
              {errors.map((error) => (
                <ShiftErrorNote
                  key={error.shift}
                  id={noteId}
                  error={error}
                  onRepair={isReadOnly ? undefined : repairOf(error)}
                />
              ))}
            </div>
          )}
          {hours.isOpen &&
            !isAllDay(hours) &&
            hours.shifts.map((shift, index) => {
              const error = errors.find((each) => each.shift === index);
              return (
                <ShiftRow
                  key={index}
                  shift={shift}
                  index={index}
                  dayName={spokenName}
                  nextDayName={t(`detail.hours.day${NEXT_DAY[day]}`)}
                  error={error}
                  onRepair={error && repairOf(error)}
                  isReadOnly={isReadOnly}
                  onChange={(times) => change(withTimes(hours, index, times))}
                  onLeave={() => form.touch(field)}
                  onRemove={() => remove(index)}
                />
              );
            })}
        </div>
        {hours.isOpen && !isReadOnly && (
          <DayActions form={form} day={day} change={change} focusAfterRender={focusAfterRender} />
        )}
      </div>
      {/* After the fields, because EditingForm focuses the first control. */}
      <button
        type="button"
        className={styles['folded']}
        aria-expanded={isUnfolded}
        onClick={() => {
          setIsUnfolded(true);
          focusAfterRender('switch');
        }}
      >
        <span className={styles['name']}>{name}</span>
        <span className={styles['sum']}>
          {hourLines(t, hours).map((line, index) => (
            <span key={index} className={classNames(styles['line'], !hours.isOpen && styles['closed'])}>
              {line}
            </span>
          ))}
          <ChangedMark form={form} day={day} />
        </span>
        <Icon of={ChevronDown} />
      </button>
    </fieldset>
  );
});

export const ChangedMark = observer(function ChangedMark({
  form,
  day,
}: Pick<DayFieldsProps, 'form' | 'day'>) {
  const { t } = useTranslation();
  if (!form.isChangedIn(hoursField(day))) return undefined;
  return <span className={styles['changed']}>{t('editing.hours.changed')}</span>;
});

const NEXT_DAY: Readonly<Record<DayOfWeek, DayOfWeek>> = { 0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 0 };

interface DayActionsProps {
  readonly form: ListingForm;
  readonly day: DayOfWeek;
  readonly change: (next: EditedDay, focus?: string) => void;
  readonly focusAfterRender: (name: string) => void;
}

const DayActions = observer(function DayActions({ form, day, change, focusAfterRender }: DayActionsProps) {
  const { t } = useTranslation();
  const field = hoursField(day);
  const hours = form.values[field];
  const spokenName = t('editing.hours.dayName', { day: t(`detail.hours.day${day}`) });
  const [isCopying, setIsCopying] = useState(false);
  const hoursBeforeAllDay = useRef<EditedDay>(undefined);
  /* Windows at least as wide as `full` (mixins.scss) show only the icon. */
  const action = (focus: string, icon: LucideIcon, text: string, onPress: () => void) => (
    <span className={styles['action']} data-focus={focus}>
      <Button kind="quiet" size="small" icon={icon} label={`${text}, ${spokenName}`} onPress={onPress}>
        {text}
      </Button>
    </span>
  );
  const canCopy =
    form.errors[field] === undefined && !hours.isUnreadable && hours.shifts.every(isCompleteShift);
  if (isCopying && !canCopy) setIsCopying(false);
  const endCopying = (): void => {
    setIsCopying(false);
    focusAfterRender('copy');
  };
  return (
    <>
      <div className={styles['actions']}>
        {isAllDay(hours) ? (
          action('other', Pencil, t('editing.hours.other'), () =>
            change(hoursBeforeAllDay.current ?? openDayWith([]), 'opens.0'),
          )
        ) : (
          <>
            {hasRoomForShift(hours) &&
              action('add', Plus, t('editing.hours.addShift'), () =>
                change(withAddedShift(hours), `opens.${hours.shifts.length}`),
              )}
            {action('allDay', Clock, t('editing.hours.allDay'), () => {
              hoursBeforeAllDay.current = hours;
              change(openDayWith([ALL_DAY]), 'other');
            })}
          </>
        )}
        {canCopy &&
          action('copy', Copy, t('editing.hours.copy'), () => {
            setIsCopying(!isCopying);
            if (!isCopying) focusAfterRender('copy.day');
          })}
      </div>
      {isCopying && (
        <CopyHours
          day={day}
          onCancel={endCopying}
          onCopy={(days) => {
            form.changeUndoably(copiedHours(hours, days), (texts) =>
              texts('editing.hours.copied', { day: texts(`detail.hours.day${day}`) }),
            );
            endCopying();
          }}
        />
      )}
    </>
  );
});

interface CopyHoursProps {
  readonly day: DayOfWeek;
  readonly onCopy: (days: readonly DayOfWeek[]) => void;
  readonly onCancel: () => void;
}

/** Copies the hours of a day to other days, which the owner chooses. */
function CopyHours({ day, onCopy, onCancel }: CopyHoursProps) {
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
