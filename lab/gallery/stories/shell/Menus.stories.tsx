import { useRef, useState } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { VisitorsMenu as TheVisitorsMenu } from '@/ui/shell/menu/VisitorsMenu';
import { ToastHistoryDialog } from '@/ui/shell/toast-history/ToastHistoryDialog';
import { Preferences as ThePreferences } from '@/ui/shell/preferences/Preferences';
import { shownName } from '@/ui/shell/user-menu/shownName';
import { UserAvatar as AUserAvatar } from '@/ui/shell/user-menu/UserAvatar';
import { UserMenu as TheUserMenu } from '@/ui/shell/user-menu/UserMenu';
import { UserSummary as AUserSummary } from '@/ui/shell/user-menu/UserSummary';
import { OWNER } from '../../demoOwner';
import { inEach } from '../../inEach';

export default {};

const useName = () => shownName(OWNER, useTranslation().language, '');

/** The button opens the menu again. */
export function UserMenu() {
  const { t } = useTranslation();
  const name = useName();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button ref={button} onPress={() => setIsOpen(true)}>
        {t('shell.account.label')}
      </Button>
      <TheUserMenu
        user={OWNER}
        name={name}
        button={button}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

export const VisitorsMenu = () => <TheVisitorsMenu isOpen />;
export const Preferences = () => <ThePreferences />;

export function UserSummary() {
  return <AUserSummary name={useName()} avatar={undefined} email={OWNER.email} />;
}

export function LongUserSummary() {
  const { t, language } = useTranslation();
  const email = `${'long-'.repeat(12)}name@example.com`;
  return (
    <AUserSummary name={{ text: t('errors.storageBlocked'), language }} avatar={undefined} email={email} />
  );
}

const Avatar = (props: { readonly size?: 'regular' | 'large' }) => (
  <AUserAvatar src={undefined} name={useName()} {...props} />
);

export const UserAvatar = inEach(Avatar, { size: ['regular', 'large'] });

/** Nothing has happened yet. */
export const Notices = () => <ToastHistoryDialog isOpen onClose={() => undefined} />;
