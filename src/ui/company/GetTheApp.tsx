import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './get-the-app.module.scss';
import { APP_LINKS, STORE_NAMES, type AppLink } from './appLinks';
import { COMPANY } from './companyContent';

interface GetTheAppProps {
  readonly links?: readonly AppLink[] | undefined;
  /** Whether the sentence before the links names the app. */
  readonly isNamed?: boolean;
}

/** Links to the mobile app in the stores, or a link to ask support for one if there are none. */
export function GetTheApp({ links = APP_LINKS, isNamed = false }: GetTheAppProps) {
  const { t } = useTranslation();
  return (
    <span className={styles['links']}>
      {links.length === 0 ? (
        <a href={COMPANY.whatsApp.url} rel="noreferrer">
          {t('shell.app.ask')}
        </a>
      ) : (
        <>
          {!isNamed && <span>{t('shell.app.get')}</span>}
          <span className={styles['stores']}>
            {links.map(({ store, url }) => (
              <a key={store} href={url} rel="noreferrer">
                <bdi lang="en">{STORE_NAMES[store]}</bdi>
              </a>
            ))}
          </span>
        </>
      )}
    </span>
  );
}
