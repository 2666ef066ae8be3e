import { observer } from 'mobx-react-lite';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { usePageEvents } from '@/ui/shell/connection/usePageEvents';
import { useId } from 'react';
import type { Instant } from '@/domain/shared/instant';
import { Card } from '@/ui/design/components/card/Card';
import { Wall } from '@/ui/design/components/wall/Wall';
import { countParams, formatRecent } from '@/ui/i18n/formatters';
import styles from './good-card.module.scss';
import type { ShownAttention } from './AttentionState';
import type { AttentionViewModel } from './AttentionViewModel';
import { ChooseBusinessForPlan } from './ChooseBusinessForPlan';
import { IssuesCard } from './IssuesCard';
import { MoneyLine } from './MoneyLine';

interface AttentionAreaProps {
  readonly viewModel: AttentionViewModel;
}

/**
 * Above a short list: the businesses with issues, and what the subscriptions cost. The filters and rows of a long list
 * show both, so this area leaves them out.
 */
export const AttentionArea = observer(function AttentionArea({ viewModel }: AttentionAreaProps) {
  const { t } = useTranslation();
  const { state, issueCount, preselectedPlan } = viewModel;
  usePageEvents(viewModel);
  return (
    <>
      <VisuallyHidden role="status">
        {issueCount !== undefined && t('attention.needAttention', countParams(issueCount))}
      </VisuallyHidden>
      {preselectedPlan !== undefined && (
        <ChooseBusinessForPlan viewModel={viewModel} plan={preselectedPlan} />
      )}
      {!viewModel.isLong && (
        <>
          {state.kind === 'shown' && state.totals !== undefined && viewModel.isComplete && (
            <MoneyLine totals={state.totals} openRows={viewModel.openRows} />
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

interface GoodCardProps extends Pick<ShownAttention, 'subscribed' | 'checkedAt'> {
  readonly now: Instant;
}

/** Says that every subscription was read and none needs attention. */
function GoodCard({ subscribed, checkedAt, now }: GoodCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const time = formatRecent(checkedAt, now);
  return (
    <Card isBare labelledBy={headingId} className={styles['card']}>
      <Wall tint="mint" className={styles['wall']}>
        <LitArcade className={styles['arcade']} />
        <div>
          <h2 id={headingId} className={styles['heading']}>
            {t('attention.good.title')}
          </h2>
          <p className={styles['text']}>{t('attention.good.text', { ...countParams(subscribed), time })}</p>
        </div>
      </Wall>
    </Card>
  );
}

const ARCH = 'M0 96V69a17 17 0 0 1 34 0V96z';
const DOOR = 'M9 96V74a8 8 0 0 1 16 0V96z';
/** Where the arches begin. */
const ARCHES = [13, 61, 109, 157, 205, 253] as const;

/** Six arches with lit doors, and the sun behind them. Their number has no meaning. */
function LitArcade({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 300 96" aria-hidden="true">
      <circle className={styles['sun']} cx="150" cy="60" r="36" />
      {ARCHES.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className={styles['arch']} d={ARCH} />
          <path className={styles['door']} d={DOOR} />
        </g>
      ))}
    </svg>
  );
}
