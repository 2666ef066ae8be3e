import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { useSignOutBar } from '@/ui/shell/sign-out-bar/useSignOutBar';
import { useAppNavigate } from '@/ui/shell/useAppNavigate';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { getStarted } from '@/ui/site/getStarted';

interface GetStartedButtonProps {
  /** `accent` on the coloured panel, `primary` elsewhere. */
  readonly kind: 'primary' | 'accent';
  readonly hasArrow?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Starts the sign-in, or links signed-in owners to the dashboard. The sign-out bar replaces the primary button. */
export const GetStartedButton = observer(function GetStartedButton(props: GetStartedButtonProps) {
  const { kind, hasArrow = false, className } = props;
  const look = {
    kind,
    className,
    trailingIcon: hasArrow ? ArrowRight : undefined,
    mirrorsInRtl: true,
  } as const;
  const { t } = useTranslation();
  const { session } = useViewModels();
  const navigate = useAppNavigate();
  const hasSignOutBar = useSignOutBar() !== undefined;
  if (session.state.kind === 'signed-in') {
    return (
      <ButtonLink {...look} size="large" to={paths.dashboard}>
        {t('shell.getStarted')}
      </ButtonLink>
    );
  }
  if (hasSignOutBar && kind === 'primary') return undefined;
  return (
    <Button
      {...look}
      size="large"
      isLoading={session.state.kind === 'redirecting'}
      onPress={() => void getStarted(session, navigate)}
    >
      {t('shell.getStarted')}
    </Button>
  );
});
