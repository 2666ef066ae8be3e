import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { countParams } from '@/ui/business/dashboard/countParams';
import { classNames } from '@/ui/design/classNames';
import { Card } from '@/ui/design/components/card/Card';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Wall } from '@/ui/design/components/wall/Wall';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { usePageEvents } from '@/ui/shell/connection/usePageEvents';
import { checkedCount, type AttentionState, type ShownAttention } from './AttentionState';
import type { AttentionViewModel } from './AttentionViewModel';
import { checkedParams } from './checkedParams';
import { GoodCard } from './GoodCard';
import { IssuesCard } from './IssuesCard';
import { ChooseBusinessForPlan } from './ChooseBusinessForPlan';
import { TotalsCard } from './TotalsCard';
import { UncheckedRow } from './UncheckedRow';
import styles from './attention.module.scss';

interface AttentionAreaProps {
  readonly viewModel: AttentionViewModel;
}

/** What needs the owner's attention, and what the subscriptions cost. */
export const AttentionArea = observer(function AttentionArea({ viewModel }: AttentionAreaProps) {
  const { state } = viewModel;
  usePageEvents({ onVisible: viewModel.onVisible, onOnline: viewModel.retry });
  return (
    <>
      <Announcement state={state} />
      {viewModel.preselectedPlan !== undefined && (
        <ChooseBusinessForPlan
          plan={viewModel.preselectedPlan}
          businesses={viewModel.unsubscribed}
          hasChecked={viewModel.checked.count > 0}
          onDismiss={viewModel.clearPreselectedPlan}
        />
      )}
      <AttentionCard viewModel={viewModel} />
      {state.kind === 'shown' && state.totals !== undefined && (
        <TotalsCard totals={state.totals} state={state} />
      )}
    </>
  );
});

const AttentionCard = observer(function AttentionCard({ viewModel }: AttentionAreaProps) {
  const { state } = viewModel;
  if (state.kind === 'checking') return <CheckingCard done={checkedCount(state)} total={state.total} />;
  /* No business is shown, so none is checked. */
  if (state.total === 0) return undefined;
  if (state.rows.length > 0) return <IssuesCard state={state} viewModel={viewModel} />;
  if (state.totals === undefined) return <CheckingCard done={checkedCount(state)} total={state.total} />;
  if (state.failed.size > 0 || state.left > 0) return <UncheckedCard state={state} viewModel={viewModel} />;
  return <GoodCard subscribed={state.subscribed} checkedAt={state.checkedAt} now={viewModel.now()} />;
});

/** Announces the result once, and the progress of a slow check every two seconds. */
function Announcement({ state }: { readonly state: AttentionState }) {
  const { t } = useTranslation();
  return <VisuallyHidden role="status">{text()}</VisuallyHidden>;

  function text(): string | undefined {
    if (state.kind === 'checking')
      return state.announced === undefined
        ? undefined
        : t('attention.checking', {
            done: formatNumber(state.announced),
            total: formatNumber(state.total),
          });
    if (state.totals === undefined) return undefined;
    if (state.rows.length > 0) return needAttention(state);
    return state.failed.size > 0
      ? t('attention.unchecked', countParams(state.failed.size))
      : t(state.left > 0 ? 'attention.noneAmong' : 'attention.good.title');
  }

  function needAttention(shown: ShownAttention): string {
    const count = t('attention.needAttention', countParams(shown.rows.length));
    const isPartial = shown.failed.size > 0 || shown.left > 0;
    return isPartial ? `${count}. ${t('attention.partly', checkedParams(shown))}` : count;
  }
}

interface CheckingCardProps {
  readonly done: number;
  readonly total: number;
}

/** The first check is under way. The count appears after 300 ms, so that a fast check shows none. */
function CheckingCard({ done, total }: CheckingCardProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['checking']} aria-busy="true">
      <Card isBare className={styles['card']}>
        <Wall tint="sun" className={styles['head']}>
          <span className={styles['arch']} aria-hidden="true" />
          {/* A long list has not named its page yet. */}
          {total > 0 && (
            <p className={styles['progress']}>
              {t('attention.checking', { done: formatNumber(done), total: formatNumber(total) })}
            </p>
          )}
        </Wall>
        <div className={styles['awaited']} />
      </Card>
    </div>
  );
}

interface UncheckedCardProps {
  readonly state: ShownAttention;
  readonly viewModel: AttentionViewModel;
}

/** Nothing needs attention so far, but not every subscription is known. So it does not say that all is good. */
function UncheckedCard({ state, viewModel }: UncheckedCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <Card isBare labelledBy={headingId} className={classNames(styles['card'], styles['unchecked'])}>
      <VisuallyHidden as="div">
        <h2 id={headingId}>{t('attention.title')}</h2>
      </VisuallyHidden>
      {state.failed.size > 0 && <Illustration of={ErrorIllustration} />}
      <UncheckedRow state={state} viewModel={viewModel} />
    </Card>
  );
}
