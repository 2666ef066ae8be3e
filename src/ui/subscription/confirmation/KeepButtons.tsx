import { CalendarPlus, Printer } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@/domain/shared/instant';
import { rememberedDatesOf } from '@/domain/subscription/rememberedDates';
import { Button } from '@/ui/design/components/button/Button';
import { useLanguage } from '@/ui/shell/useLanguage';
import { withoutReloadOnFailure } from '@/ui/shell/withoutReloadOnFailure';
import type { Confirmation } from './Confirmation';
import styles from './keep-buttons.module.scss';
import type { PrintedSheetProps } from './PrintedSheet';

interface KeepButtonsProps {
  readonly confirmation: Confirmation;
  readonly now: Instant;
}

interface Printing {
  readonly Sheet: ComponentType<PrintedSheetProps>;
  /** A new number prints again, also where the browser does not say that it has printed. */
  readonly attempt: number;
}

/** Prints or saves a confirmation, and adds the coming dates to a calendar (beyond D9). The code loads with the press. */
export function KeepButtons({ confirmation, now }: KeepButtonsProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const [printing, setPrinting] = useState<Printing>();
  const [loading, setLoading] = useState<'print' | 'calendar'>();
  const [result, setResult] = useState<'saved' | 'failed'>();
  const { business, subscription } = confirmation;
  const hasDates =
    subscription !== undefined && rememberedDatesOf(subscription, now, business.timezone).length > 0;

  const load = async <Loaded,>(
    what: 'print' | 'calendar',
    code: () => Promise<Loaded>,
    use: (loaded: Loaded) => void,
  ) => {
    setLoading(what);
    setResult(undefined);
    try {
      use(await withoutReloadOnFailure(code));
    } catch {
      setResult('failed');
    } finally {
      setLoading(undefined);
    }
  };
  const print = async () =>
    load(
      'print',
      async () => {
        const [{ PrintedSheet }, { loadInEveryLanguage }] = await Promise.all([
          import('./PrintedSheet'),
          import('@/ui/i18n/loadInEveryLanguage'),
        ]);
        await loadInEveryLanguage(i18n, ['confirmation']);
        return PrintedSheet;
      },
      (Sheet) => setPrinting((last) => ({ Sheet, attempt: (last?.attempt ?? 0) + 1 })),
    );
  const addToCalendar = async () =>
    load(
      'calendar',
      async () => {
        const [calendar, file, { loadInEveryLanguage }] = await Promise.all([
          import('./calendarOf'),
          import('./saveFile'),
          import('@/ui/i18n/loadInEveryLanguage'),
        ]);
        await loadInEveryLanguage(i18n, ['confirmation']);
        return { ...calendar, ...file };
      },
      ({ calendarOf, saveFile }) => {
        saveFile(`amin-${business.id}.ics`, 'text/calendar', calendarOf(confirmation, t, language, now));
        setResult('saved');
      },
    );
  return (
    <div className={styles['keep']}>
      <div className={styles['buttons']}>
        <Button
          kind="quiet"
          size="small"
          icon={Printer}
          isLoading={loading === 'print'}
          onPress={() => void print()}
        >
          {t('subscription.keep.print')}
        </Button>
        {hasDates && (
          <Button
            kind="quiet"
            size="small"
            icon={CalendarPlus}
            isLoading={loading === 'calendar'}
            onPress={() => void addToCalendar()}
          >
            {t('subscription.keep.calendar')}
          </Button>
        )}
      </div>
      <p className={styles['result']} role="status">
        {result !== undefined && t(`subscription.keep.${result}`)}
      </p>
      {printing !== undefined && (
        <printing.Sheet
          key={printing.attempt}
          confirmation={confirmation}
          now={now}
          onPrinted={() => setPrinting(undefined)}
        />
      )}
    </div>
  );
}
