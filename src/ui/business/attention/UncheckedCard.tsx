import { useId } from 'react';
import { classNames } from '@/ui/design/classNames';
import { Card } from '@/ui/design/components/card/Card';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ShownAttention } from './AttentionState';
import type { AttentionViewModel } from './AttentionViewModel';
import { UncheckedRow } from './UncheckedRow';
import styles from './attention.module.scss';

interface UncheckedCardProps {
  readonly state: ShownAttention;
  readonly viewModel: AttentionViewModel;
}

/** Nothing needs attention so far, but not every subscription is known. So it does not say that all is good. */
export function UncheckedCard({ state, viewModel }: UncheckedCardProps) {
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
