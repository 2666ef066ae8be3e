import { ArrowRight } from 'lucide-react';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import type { ButtonStyle } from '@/ui/design/components/button/buttonClass';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { useSignOutBar } from '@/ui/shell/sign-out-bar/useSignOutBar';
import { useAppNavigate } from '@/ui/shell/useAppNavigate';
import { useViewModels } from '@/ui/shell/ViewModelsContext';

interface GetStartedButtonProps extends ButtonStyle {
  readonly hasArrow?: boolean | undefined;
  /** Runs before the sign-in or the dashboard. The sign-out bar does not replace a button with it. */
  readonly before?: (() => Promise<void>) | undefined;
  readonly children?: ReactNode;
}

/**
 * Starts the sign-in, or links signed-in owners to the dashboard. The sign-out bar replaces it, except on the coloured
 * panel (`accent`).
 */
export const GetStartedButton = observer(function GetStartedButton(props: GetStartedButtonProps) {
  const { hasArrow = false, before, ...style } = props;
  const { t } = useTranslation();
  const { session } = useViewModels();
  const navigate = useAppNavigate();
  const hasSignOutBar = useSignOutBar() !== undefined;
  const look = {
    size: 'large',
    trailingIcon: hasArrow ? ArrowRight : undefined,
    mirrorsInRtl: true,
    children: t('shell.getStarted'),
    ...style,
  } as const;
  if (session.state.kind === 'signed-in')
    return <ButtonLink {...look} to={paths.dashboard} onClick={() => void before?.()} />;
  if (hasSignOutBar && style.kind !== 'accent' && before === undefined) return undefined;
  const start = async (): Promise<void> => {
    await before?.();
    await when(() => session.state.kind !== 'loading');
    if (session.user === undefined) await session.signIn();
    /* The sign-in may find a session that could not be read before. */
    if (session.user !== undefined) navigate(paths.dashboard);
  };
  return <Button {...look} isLoading={session.state.kind === 'redirecting'} onPress={() => void start()} />;
});
