import { CalendarPlus, Printer } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { withoutReloadOnFailure } from '@/ui/shell/loading/withoutReloadOnFailure';
import { confirmationOf, type Confirmation, type ConfirmationSource } from './Confirmation';
import type { PrintedSheetProps } from './PrintedSheet';
import styles from './confirmation-area.module.scss';

const printedSheet = lazyPart(async () => (await import('./PrintedSheet')).PrintedSheet, {
  texts: ['confirmation'],
});

type ButtonsState =
  | { readonly kind: 'idle' | 'loading-sheet' | 'loading-calendar' | 'saved' | 'failed' }
  | { readonly kind: 'printing'; readonly Sheet: ComponentType<PrintedSheetProps> };

/** Prints a confirmation, or saves its dates as a calendar file. The code of each loads when its button is pressed. */
export function ConfirmationButtons({ source }: { readonly source: ConfirmationSource }) {
  const { t } = useTranslation();
  const confirmation = confirmationOf(source);
  const { state, print, addToCalendar, finishPrinting } = useConfirmationButtons(confirmation);
  return (
    <div>
      <div className={styles['buttons']}>
        {/* The browsers that some apps open cannot print. */}
        {'print' in window && (
          <Button
            kind="quiet"
            size="small"
            icon={Printer}
            isLoading={state.kind === 'loading-sheet'}
            isDisabled={state.kind === 'loading-calendar'}
            onPress={() => void print()}
          >
            {t('subscription.confirmation.print')}
          </Button>
        )}
        {confirmation.dates.length > 0 && (
          <Button
            kind="quiet"
            size="small"
            icon={CalendarPlus}
            isLoading={state.kind === 'loading-calendar'}
            isDisabled={state.kind === 'loading-sheet'}
            onPress={() => void addToCalendar()}
          >
            {t('subscription.confirmation.calendar')}
          </Button>
        )}
      </div>
      <p className={styles['result']} role="status">
        {(state.kind === 'saved' || state.kind === 'failed') && t(`subscription.confirmation.${state.kind}`)}
      </p>
      {state.kind === 'printing' && <state.Sheet confirmation={confirmation} onPrinted={finishPrinting} />}
    </div>
  );
}

function useConfirmationButtons(confirmation: Confirmation) {
  const { t, texts, language } = useTranslation();
  const [state, setState] = useState<ButtonsState>({ kind: 'idle' });
  const run = async (loading: ButtonsState, load: () => Promise<ButtonsState>): Promise<void> => {
    setState(loading);
    try {
      setState(await withoutReloadOnFailure(load));
    } catch {
      setState({ kind: 'failed' });
    }
  };
  return {
    state,
    finishPrinting: () => setState({ kind: 'idle' }),
    print: async () =>
      run({ kind: 'loading-sheet' }, async () => ({
        kind: 'printing',
        Sheet: await printedSheet.code(texts).load(),
      })),
    addToCalendar: async () =>
      run({ kind: 'loading-calendar' }, async () => {
        const [{ calendarOf }, { saveFile }] = await Promise.all([
          import('./calendarOf'),
          import('@/ui/shell/saveFile'),
          texts.require(['confirmation']),
        ]);
        const calendar = calendarOf(confirmation, t, language);
        saveFile(`amin-${confirmation.business.id}.ics`, 'text/calendar', calendar);
        return { kind: 'saved' };
      }),
  };
}
