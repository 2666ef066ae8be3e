import { DoorOpen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { NoSessionReason } from '@/application/ports/NoSessionReason';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './sign-out-bar.module.scss';

const TEXTS: Readonly<Record<NoSessionReason['cause'], Readonly<Record<'title' | 'text', TextKey>>>> = {
  expired: { title: 'errors.sessionExpired', text: 'shell.signedOut.expiredText' },
  'signed-out-elsewhere': { title: 'shell.signedOut.elsewhere', text: 'shell.signedOut.elsewhereText' },
  /* After a sign-out by the owner, the bar is shown only when the outcome of a payment is unknown. */
  'signed-out': { title: 'shell.signedOut.here', text: 'shell.signedOut.paymentUnknown' },
  'sign-in-required': { title: 'shell.signedOut.required', text: 'shell.signedOut.requiredText' },
};

/**
 * Says why the owner is signed out and whether drafts are kept, or that the outcome of a payment is unknown. It stays
 * until the owner closes it or signs in.
 */
export const SignOutBar = observer(function SignOutBar() {
  const { session, signOutBar } = useViewModels();
  const { cause, hasUnknownOrder, hasReturnPath, isNew } = signOutBar;
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isNew]);
  const dismiss = (): void => {
    focusMain();
    signOutBar.dismiss();
  };
  if (cause === undefined) return undefined;
  const { title, text } = TEXTS[cause];
  const leadsBack = hasReturnPath && !hasUnknownOrder && cause !== 'sign-in-required';
  const sentences = [
    t(hasUnknownOrder ? 'shell.signedOut.paymentUnknown' : text),
    ...(leadsBack ? [t('shell.signedOut.leadsBack')] : []),
  ];
  return (
    <section className={styles['bar']} aria-labelledby={titleId}>
      <div className={styles['row']}>
        <span className={styles['door']} aria-hidden="true">
          <Icon of={DoorOpen} />
        </span>
        <div role="alert">
          <p ref={heading} id={titleId} className={styles['title']} tabIndex={-1}>
            {t(title)}
          </p>
          <p className={styles['text']}>{sentences.join(' ')}</p>
        </div>
        <div className={styles['actions']}>
          <Button
            className={styles['logIn']}
            isLoading={session.state.kind === 'redirecting'}
            onPress={() => void session.signIn()}
          >
            {t('shell.header.logIn')}
          </Button>
          <Button kind="quiet" onPress={dismiss}>
            {t('shell.notNow')}
          </Button>
        </div>
      </div>
    </section>
  );
});
