import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { Business } from '@/domain/business/Business';
import { READINESS_STEPS } from '@/domain/business/readiness';
import { Space } from '@/ui/design/components/space/Space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { AttentionViewModel } from './AttentionViewModel';
import styles from './business-readiness.module.scss';

interface BusinessReadinessProps {
  readonly viewModel: AttentionViewModel;
  readonly business: Business;
}

/** How much of what customers need is there, on the card of a business that is not complete. */
export const BusinessReadiness = observer(function BusinessReadiness({
  viewModel,
  business,
}: BusinessReadinessProps) {
  const { t } = useTranslation();
  const done = useMemo(() => computed(() => viewModel.readyParts(business)), [viewModel, business]).get();
  const total = READINESS_STEPS.length;
  if (done === undefined || done === total) return undefined;
  return (
    <p className={styles['readiness']}>
      <span className={styles['arches']} aria-hidden="true">
        {READINESS_STEPS.map((step, position) => (
          <span key={step} className={position < done ? styles['done'] : undefined} />
        ))}
      </span>
      <span>
        <VisuallyHidden>{t('attention.ready.label')}</VisuallyHidden>
        <Space />
        <span>{t('attention.ready.count', { done: formatNumber(done), total: formatNumber(total) })}</span>
      </span>
    </p>
  );
});
