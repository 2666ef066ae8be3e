import { ArrowRight, BadgeCheck, Lock, RotateCw } from 'lucide-react';
import { ArchMark as AnArchMark } from '@/ui/design/components/arch-mark/ArchMark';
import { Chip as AChip, type ChipProps } from '@/ui/design/components/chip/Chip';
import { Icon as AnIcon } from '@/ui/design/components/icon/Icon';
import { Ltr as AnLtr } from '@/ui/design/components/isolated/Ltr';
import { SPACE } from '@/ui/design/components/space/space';
import {
  StatusBadge as AStatusBadge,
  type StatusBadgeProps,
} from '@/ui/design/components/status-badge/StatusBadge';
import { VisuallyHidden as AVisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { EXAMPLE_BUSINESS_NAME } from '@/ui/site/exampleBusiness';
import { inEach } from '../../inEach';

export default {};

function MostPopular(props: Partial<ChipProps>) {
  const { t } = useTranslation();
  return <AChip {...props}>{t('subscription.wizard.plan.mostPopular')}</AChip>;
}

export const Chip = inEach(MostPopular, { tone: ['sun', 'sea'], icon: [undefined, BadgeCheck] });

function Active({ tone = 'ok', ...props }: Partial<StatusBadgeProps>) {
  const { t } = useTranslation();
  return (
    <AStatusBadge tone={tone} {...props}>
      {t('business.status.active')}
    </AStatusBadge>
  );
}

export const StatusBadge = inEach(Active, {
  tone: ['ok', 'neutral', 'sea', 'warn', 'bad'],
  shape: ['dot', 'ring', BadgeCheck],
});

export const ArchMark = inEach(AnArchMark, {
  icon: [Lock],
  tone: ['sea', 'ok', 'neutral', 'bad', 'warn'],
  size: ['regular', 'medium', 'large'],
});

export const Icon = inEach(AnIcon, {
  of: [RotateCw, ArrowRight],
  size: ['small', 'control', 'large'],
  mirrorsInRtl: [false, true],
});

export const Ltr = inEach(AnLtr, {
  children: ['052-123-4567', '09:00–17:00', 'office@haddad-plumbing.example.com'],
});

/** Names of other languages in a sentence. */
export function IsolatedNames() {
  const { t } = useTranslation();
  return (
    <p>
      <span>{t('shell.account.label')}</span>
      {SPACE}
      {Object.entries(EXAMPLE_BUSINESS_NAME).map(([language, name]) => (
        <bdi key={language} lang={language}>
          {`${name} 24/7 `}
        </bdi>
      ))}
    </p>
  );
}

export function VisuallyHidden() {
  const { t } = useTranslation();
  return <AVisuallyHidden role="status">{t('shell.loading')}</AVisuallyHidden>;
}
