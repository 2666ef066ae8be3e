import { useTranslation } from '@/ui/i18n/useTranslation';
import { GetStartedButton } from './GetStartedButton';
import { CallToActionArches } from './CallToActionArches';
import styles from './call-to-action.module.scss';

/** The call to action at the end of the page. */
export function CallToAction() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']}>
      <div className={styles['panel']}>
        <div className={styles['words']}>
          <h2 className={styles['title']}>{t('site.callToAction.title')}</h2>
          <p className={styles['lead']}>{t('site.callToAction.lead')}</p>
          <GetStartedButton kind="accent" />
        </div>
        <CallToActionArches className={styles['art']} />
      </div>
    </section>
  );
}
