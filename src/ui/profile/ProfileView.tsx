import { Mail, MapPin, Phone } from 'lucide-react';
import { useId } from 'react';
import type { User } from '@/domain/identity/User';
import { addressOf } from '@/domain/profile/ProfileForm';
import { Card } from '@/ui/design/components/card/Card';
import { Isolated } from '@/ui/design/components/isolated/Isolated';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ContactLine } from './ContactLine';
import { SkeletonText } from './SkeletonText';
import { NamesTable } from './NamesTable';
import { shownPhone } from './shownPhone';
import styles from './profile.module.scss';

interface ProfileViewProps {
  /** Undefined until the owner is known. Skeletons are shown meanwhile. */
  readonly user: User | undefined;
}

/** The stored profile, for viewing. */
export function ProfileView({ user }: ProfileViewProps) {
  const { t } = useTranslation();
  const namesId = useId();
  const contactId = useId();
  const { email, phoneNumber } = user ?? {};
  const address = user && addressOf(user);
  return (
    <>
      <Card labelledBy={namesId}>
        <h2 id={namesId} className={styles['title']}>
          {t('profile.names.title')}
        </h2>
        <NamesTable user={user} labelledBy={namesId} />
      </Card>
      <Card labelledBy={contactId}>
        <h2 id={contactId} className={styles['title']}>
          {t('profile.contact.title')}
        </h2>
        <dl className={styles['contacts']}>
          <ContactLine icon={Mail} label={t('profile.contact.email')}>
            {user === undefined ? (
              <SkeletonText widthInTenths={6} />
            ) : (
              email !== undefined && <Ltr>{shownText(email, 'address')}</Ltr>
            )}
          </ContactLine>
          <ContactLine icon={Phone} label={t('profile.contact.phone')}>
            {user === undefined ? (
              <SkeletonText widthInTenths={4} />
            ) : (
              phoneNumber !== undefined && <Ltr>{shownText(shownPhone(phoneNumber))}</Ltr>
            )}
          </ContactLine>
          <ContactLine icon={MapPin} label={t('profile.contact.address')}>
            {user === undefined ? (
              <SkeletonText widthInTenths={5} />
            ) : (
              address !== undefined && <Isolated>{shownText(address, 'address')}</Isolated>
            )}
          </ContactLine>
        </dl>
      </Card>
    </>
  );
}
