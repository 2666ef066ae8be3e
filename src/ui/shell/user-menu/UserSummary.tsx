import type { TextInLanguage as Text } from '@/domain/shared/LocalizedText';
import type { Elements } from '@/ui/design/Elements';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { UserAvatar } from './UserAvatar';
import styles from './user-summary.module.scss';

interface UserSummaryProps {
  readonly name: Text;
  readonly nameId?: string | undefined;
  readonly avatar: string | undefined;
  /** Undefined when the owner has none. */
  readonly email: string | undefined;
  /** A line below the email. */
  readonly children?: Elements;
}

/** Picture, name and email at the head of a menu. */
export function UserSummary({ name, nameId, avatar, email, children }: UserSummaryProps) {
  return (
    <div className={styles['summary']}>
      <UserAvatar src={avatar} name={name} size="large" />
      <div className={styles['lines']}>
        <p id={nameId} className={styles['fullName']}>
          <TextInLanguage of={name} />
        </p>
        {email !== undefined && (
          <p className={styles['email']}>
            <Ltr>{shownText(email, 'email')}</Ltr>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
