import { DoorOpen } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { SignOutCause } from '@/application/ports/SignOutReason';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import styles from './sign-out-bar.module.scss';

const TITLE = {
  'signed-out': 'shell.signedOut.here',
  'signed-out-elsewhere': 'shell.signedOut.elsewhere',
  expired: 'errors.sessionExpired',
} as const satisfies Readonly<Record<SignOutCause, TextKey>>;

/** Without an open payment. The bar is not shown to an owner who has signed out here. */
const TEXT = {
  'signed-out': 'shell.signedOut.openPayment',
  'signed-out-elsewhere': 'shell.signedOut.elsewhereText',
  expired: 'shell.signedOut.expiredText',
} as const satisfies Readonly<Record<SignOutCause, TextKey>>;

interface SignOutBarProps {
  readonly cause: SignOutCause;
  readonly hasOpenPayment: boolean;
  /** The bar takes the focus, because the page has changed without the owner's action. */
  readonly takesFocus: boolean;
  readonly isRedirecting: boolean;
  readonly onLogIn: () => void;
  readonly onDismiss: () => void;
}

/**
 * Says why the session ended and what happened to drafts: those of an expired session return after the next sign-in. A
 * payment that may have gone through is said instead.
 * The bar stays until the owner closes it or signs in.
 */
export function SignOutBar(props: SignOutBarProps) {
  const { cause, hasOpenPayment, takesFocus, isRedirecting, onLogIn, onDismiss } = props;
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
            {t(TITLE[cause])}
          </p>
          <p className={styles['text']}>{t(hasOpenPayment ? 'shell.signedOut.openPayment' : TEXT[cause])}</p>
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
