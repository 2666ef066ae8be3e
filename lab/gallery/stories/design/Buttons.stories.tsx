import { ArrowRight, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { Button as AButton, type ButtonProps } from '@/ui/design/components/button/Button';
import { ButtonLink as AButtonLink } from '@/ui/design/components/button/ButtonLink';
import type { ButtonKind, ButtonSize } from '@/ui/design/components/button/buttonClass';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { inEach } from '../../inEach';

export default {};

const KINDS = ['primary', 'secondary', 'quiet', 'danger', 'danger-quiet', 'accent'] as const;
const SIZES = ['small', 'regular', 'large'] as const;

function TryAgain(props: Partial<ButtonProps>) {
  const { t } = useTranslation();
  return (
    <AButton icon={RotateCw} {...props}>
      {t('errors.tryAgain')}
    </AButton>
  );
}

function GetStarted(props: { readonly kind?: ButtonKind; readonly size?: ButtonSize }) {
  const { t } = useTranslation();
  return (
    <AButtonLink {...props} to={paths.home} trailingIcon={ArrowRight} mirrorsInRtl>
      {t('shell.getStarted')}
    </AButtonLink>
  );
}

export const Button = inEach(TryAgain, { kind: KINDS, size: SIZES });
export const Loading = inEach(TryAgain, { kind: KINDS, isLoading: [true] });
export const Disabled = inEach(TryAgain, { kind: KINDS, isDisabled: [true] });
export const FullWidth = inEach(TryAgain, { size: SIZES, fullWidth: [true] });

export function Blocked() {
  const { t } = useTranslation();
  const reason = useId();
  return (
    <>
      <p id={reason}>{t('detail.management.subscriptionRequired')}</p>
      <AButton disabledReasonId={reason}>{t('detail.management.activate')}</AButton>
    </>
  );
}

export function LongText() {
  const { t } = useTranslation();
  return <AButton icon={RotateCw}>{t('errors.storageBlocked')}</AButton>;
}

export const ButtonLink = inEach(GetStarted, { kind: KINDS, size: SIZES });
