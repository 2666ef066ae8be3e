import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { countParams } from '@/ui/business/dashboard/countParams';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { usePageEvents } from '@/ui/shell/connection/usePageEvents';
import type { AttentionState, ShownAttention } from './AttentionState';
import type { AttentionViewModel } from './AttentionViewModel';
import { GoodCard } from './GoodCard';
import { IssuesCard } from './IssuesCard';
import { ChooseBusinessForPlan } from './ChooseBusinessForPlan';
import { MoneyLine } from './MoneyLine';
import { UncheckedRow } from './UncheckedRow';

interface AttentionAreaProps {
  readonly viewModel: AttentionViewModel;
}

/** What needs the owner's attention, and what the subscriptions cost. A long list has filters instead. */
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
  if (state.kind === 'checking') return <Awaited />;
  /* The choice of a business for a plan names the same businesses. */
  const isAsked = viewModel.preselectedPlan !== undefined && state.rows[0]?.issues[0].kind === 'no-plan';
  if (isAsked) return undefined;
  if (state.rows.length > 0) return <IssuesCard state={state} viewModel={viewModel} />;
  if (state.failed.size > 0) return <Unchecked state={state} viewModel={viewModel} />;
  if (state.left > 0) return <Awaited />;
  if (state.subscribed === 0) return undefined;
  return <GoodCard subscribed={state.subscribed} checkedAt={state.checkedAt} now={viewModel.now()} />;
});

/** Announces the result, once every subscription was read or failed. */
function Announcement({ state }: { readonly state: AttentionState }) {
  const { t } = useTranslation();
  return <VisuallyHidden role="status">{text()}</VisuallyHidden>;

  function text(): string | undefined {
    if (state.kind === 'checking' || state.left > 0) return undefined;
    if (state.failed.size > 0) return t('attention.unchecked', countParams(state.failed.size));
    return state.rows.length > 0
      ? t('attention.needAttention', countParams(state.rows.length))
      : t('attention.good.title');
  }
}

/** The first check is under way. Nothing tells of it, because no one has to wait for it. */
function Awaited() {
  return <div aria-busy="true" />;
}

interface UncheckedProps extends AttentionAreaProps {
  readonly state: ShownAttention;
}

/** Nothing needs attention so far, but not every subscription is known. So it does not say that all is good. */
function Unchecked({ state, viewModel }: UncheckedProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-unknown>
      <VisuallyHidden as="div">
        <h2 id={headingId}>{t('attention.title')}</h2>
      </VisuallyHidden>
      <UncheckedRow state={state} viewModel={viewModel} />
    </section>
  );
}
