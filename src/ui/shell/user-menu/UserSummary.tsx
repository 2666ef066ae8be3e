import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TextInLanguage as Text } from '@/domain/shared/LocalizedText';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { UserAvatar } from './UserAvatar';
import styles from './user-summary.module.scss';

interface UserSummaryProps {
  readonly name: Text;
  readonly avatar: string | undefined;
  /** Undefined when the owner has none (decision C64). */
  readonly email: string | undefined;
}

/** Picture, name, email and role at the head of the menu. */
export function UserSummary({ name, avatar, email }: UserSummaryProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['summary']}>
      <UserAvatar src={avatar} name={name} size="large" />
      <div className={styles['lines']}>
        <p className={styles['fullName']}>
          <TextInLanguage of={name} />
        </p>
        {email !== undefined && (
          <p className={styles['email']}>
            <Ltr>{shownText(email, 'address')}</Ltr>
          </p>
        )}
        <p className={styles['role']}>
          <Icon of={Store} size="small" />
          {t('shell.account.role')}
        </p>
      </div>
    </div>
  );
}
