import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './get-the-app.module.scss';
import { APP_LINKS, STORE_NAMES, type AppLink } from './appLinks';
import { COMPANY } from './companyContent';

interface GetTheAppProps {
  readonly links?: readonly AppLink[] | undefined;
  /** The sentence before it names the app, so that the links need no words of their own. */
  readonly isNamed?: boolean;
}

/** Where to get the mobile app, behind a sentence that names it. */
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
