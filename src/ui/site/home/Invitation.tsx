import { useTranslation } from 'react-i18next';
import { GetStarted } from './GetStarted';
import { InvitationArches } from './InvitationArches';
import styles from './invitation.module.scss';

/** The call to action at the end of the page. */
export function Invitation() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']}>
      <div className={styles['panel']}>
        <div className={styles['words']}>
          <h2 className={styles['title']}>{t('site.invitation.title')}</h2>
          <p className={styles['lead']}>{t('site.invitation.lead')}</p>
          <GetStarted kind="sun" />
        </div>
        <InvitationArches className={styles['art']} />
      </div>
    </section>
  );
}
