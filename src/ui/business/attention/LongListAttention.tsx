import { observer } from 'mobx-react-lite';
import { countParams } from '@/ui/business/dashboard/countParams';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { usePageEvents } from '@/ui/shell/connection/usePageEvents';
import type { AttentionViewModel } from './AttentionViewModel';
import { ChooseBusinessForPlan } from './ChooseBusinessForPlan';

interface LongListAttentionProps {
  readonly viewModel: AttentionViewModel;
}

/**
 * Checks the subscriptions of a long list without a sign of it, and announces the result. Its filters and rows show what
 * needs attention.
 */
export const LongListAttention = observer(function LongListAttention({ viewModel }: LongListAttentionProps) {
  const { t } = useTranslation();
  const { issueCount, preselectedPlan } = viewModel;
  usePageEvents({
    onVisible: viewModel.onVisible,
    onHidden: viewModel.onHidden,
    onOnline: viewModel.retry,
  });
  return (
    <>
      <VisuallyHidden role="status">
        {issueCount === undefined ? undefined : t('attention.needAttention', countParams(issueCount))}
      </VisuallyHidden>
      {preselectedPlan !== undefined && (
        <ChooseBusinessForPlan
          plan={preselectedPlan}
          businesses={viewModel.unsubscribed}
          hasChecked={viewModel.checked.count > 0}
          onDismiss={viewModel.clearPreselectedPlan}
        />
      )}
    </>
  );
});
