import { DoorOpen } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { SignOutCause } from '@/application/ports/SignOutReason';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import styles from './sign-out-bar.module.scss';

interface SignOutBarProps {
  readonly cause: SignOutCause;
  /** The bar takes the focus, because the page has changed without the owner's action. */
  readonly takesFocus: boolean;
  readonly isRedirecting: boolean;
  readonly onLogIn: () => void;
  readonly onDismiss: () => void;
}

/**
 * Says why the session ended and what happened to drafts: those of an expired session return after the next sign-in.
 * The bar stays until the owner closes it or signs in.
 */
export function SignOutBar({ cause, takesFocus, isRedirecting, onLogIn, onDismiss }: SignOutBarProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isElsewhere = document.activeElement !== document.body;
    if (takesFocus && !isElsewhere) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const dismiss = (): void => {
    focusMain();
    onDismiss();
  };
  return (
    <section className={styles['bar']} aria-labelledby={titleId}>
      <div className={styles['row']}>
        <span className={styles['door']} aria-hidden="true">
          <Icon of={DoorOpen} />
        </span>
        <div role="alert">
          <p ref={title} id={titleId} className={styles['title']} tabIndex={-1}>
            {cause === 'expired' ? t('errors.sessionExpired') : t('shell.signedOut.elsewhere')}
          </p>
          <p className={styles['text']}>
            {cause === 'expired' ? t('shell.signedOut.expiredText') : t('shell.signedOut.elsewhereText')}
          </p>
        </div>
        <div className={styles['actions']}>
          <Button className={styles['logIn']} isLoading={isRedirecting} onPress={onLogIn}>
            {t('shell.header.logIn')}
          </Button>
          <Button kind="quiet" onPress={dismiss}>
            {t('shell.signedOut.notNow')}
          </Button>
        </div>
      </div>
    </section>
  );
}
