import { observer } from 'mobx-react-lite';
import { countParams } from '@/ui/business/dashboard/countParams';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { usePageEvents } from '@/ui/shell/connection/usePageEvents';
import type { AttentionViewModel } from './AttentionViewModel';
import { ChooseBusinessForPlan } from './ChooseBusinessForPlan';
import { GoodCard } from './GoodCard';
import { IssuesCard } from './IssuesCard';
import { MoneyLine } from './MoneyLine';

interface AttentionAreaProps {
  readonly viewModel: AttentionViewModel;
}

/**
 * What needs the owner's attention, and what the subscriptions cost. In a long list the filters and rows show it, so
 * that only its number is announced here.
 */
export const AttentionArea = observer(function AttentionArea({ viewModel }: AttentionAreaProps) {
  const { t } = useTranslation();
  const { state, issueCount, preselectedPlan } = viewModel;
  usePageEvents({
    onVisible: viewModel.onVisible,
    onHidden: viewModel.onHidden,
    onOnline: viewModel.retry,
  });
  return (
    <>
      <VisuallyHidden role="status">
        {issueCount !== undefined && t('attention.needAttention', countParams(issueCount))}
      </VisuallyHidden>
      {preselectedPlan !== undefined && (
        <ChooseBusinessForPlan
          plan={preselectedPlan}
          businesses={viewModel.unsubscribed}
          hasChecked={viewModel.checked.count > 0}
          onDismiss={viewModel.clearPreselectedPlan}
        />
      )}
      {!viewModel.isLong && (
        <>
          {state.kind === 'shown' && state.totals !== undefined && (
            <MoneyLine totals={state.totals} viewModel={viewModel} />
          )}
          <Issues viewModel={viewModel} />
        </>
      )}
    </>
  );
});

const Issues = observer(function Issues({ viewModel }: AttentionAreaProps) {
  const { state } = viewModel;
  /* The check is not announced, because the owner need not wait for it. */
  if (state.kind === 'checking') return <div aria-busy="true" />;
  if (viewModel.rows.length > 0) return <IssuesCard viewModel={viewModel} />;
  const isGood = state.rows.length === 0 && state.subscribed > 0 && viewModel.isComplete;
  if (isGood)
    return <GoodCard subscribed={state.subscribed} checkedAt={state.checkedAt} now={viewModel.now()} />;
  return viewModel.isChecking ? <div aria-busy="true" /> : <div data-nothing />;
});
