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

type KeepState =
  | { readonly kind: 'idle' | 'loading-sheet' | 'loading-calendar' | 'saved' | 'failed' }
  | { readonly kind: 'printing'; readonly Sheet: ComponentType<PrintedSheetProps> };

/** Prints or saves a confirmation, and adds the coming dates to a calendar (beyond D9). The code loads with the press. */
export function KeepButtons({ confirmation, now }: KeepButtonsProps) {
  const { t } = useTranslation();
  const { state, print, addToCalendar, end } = useKeeping({ confirmation, now });
  const { business, subscription } = confirmation;
  const hasDates =
    subscription !== undefined && rememberedDatesOf(subscription, now, business.timezone).length > 0;
  return (
    <div>
      <div className={styles['buttons']}>
        <Button
          kind="quiet"
          size="small"
          icon={Printer}
          isLoading={state.kind === 'loading-sheet'}
          onPress={() => void print()}
        >
          {t('subscription.keep.print')}
        </Button>
        {hasDates && (
          <Button
            kind="quiet"
            size="small"
            icon={CalendarPlus}
            isLoading={state.kind === 'loading-calendar'}
            onPress={() => void addToCalendar()}
          >
            {t('subscription.keep.calendar')}
          </Button>
        )}
      </div>
      <p className={styles['result']} role="status">
        {(state.kind === 'saved' || state.kind === 'failed') && t(`subscription.keep.${state.kind}`)}
      </p>
      {state.kind === 'printing' && <state.Sheet confirmation={confirmation} now={now} onPrinted={end} />}
    </div>
  );
}

function useKeeping({ confirmation, now }: KeepButtonsProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const [state, setState] = useState<KeepState>({ kind: 'idle' });
  const follow = async (loading: KeepState, load: () => Promise<KeepState>): Promise<void> => {
    setState(loading);
    try {
      setState(await withoutReloadOnFailure(load));
    } catch {
      setState({ kind: 'failed' });
    }
  };
  const loadTexts = async (): Promise<void> => {
    const { loadInEveryLanguage } = await import('@/ui/i18n/loadInEveryLanguage');
    await loadInEveryLanguage(i18n, ['confirmation']);
  };
  return {
    state,
    end: () => setState({ kind: 'idle' }),
    print: async () =>
      follow({ kind: 'loading-sheet' }, async () => {
        const [{ PrintedSheet: Sheet }] = await Promise.all([import('./PrintedSheet'), loadTexts()]);
        return { kind: 'printing', Sheet };
      }),
    addToCalendar: async () =>
      follow({ kind: 'loading-calendar' }, async () => {
        const [{ calendarOf }, { saveFile }] = await Promise.all([
          import('./calendarOf'),
          import('./saveFile'),
          loadTexts(),
        ]);
        const calendar = calendarOf(confirmation, t, language, now);
        saveFile(`amin-${confirmation.business.id}.ics`, 'text/calendar', calendar);
        return { kind: 'saved' };
      }),
  };
}
