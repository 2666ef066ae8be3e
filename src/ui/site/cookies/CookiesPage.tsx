import { POLICY_VERSION } from '@/ui/company/companyContent';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { LegalPage } from '@/ui/site/legal/LegalPage';
import { section } from '@/ui/site/legal/LegalSection';
import { STORED_ENTRIES, type StorageKind } from './browserStorage';
import styles from './stored-entries.module.scss';

const SECTIONS = [
  section('cookies.meaning', ['cookies', 'ours']),
  section('cookies.use', ['purpose', 'none', 'consent']),
  section('cookies.types', ['intro', StoredEntries]),
  section('cookies.thirdParty', ['intro', ['signIn', 'payment'], 'policies', 'social'], 'third-party'),
  section('cookies.managing', ['choices', 'logOut', 'browser', 'blocked']),
  section('cookies.updates', ['text']),
  section('cookies.contact', ['text']),
];

/** The cookie policy, with the seven sections of spec section 2. */
export function CookiesPage() {
  return <LegalPage of="cookies" version={POLICY_VERSION} updated="legal.january2025" sections={SECTIONS} />;
}

const STORAGES = ['cookie', 'local', 'session', 'cache'] as const satisfies readonly StorageKind[];

/** A build of the live product leaves out the entries of the demo. */
const ENTRIES = STORED_ENTRIES.filter(({ name }) => name !== 'demo' || import.meta.env.MODE !== 'production');

/** The entries that the app stores in the browser, each with key, purpose and lifetime. */
function StoredEntries() {
  const { t } = useTranslation();
  return STORAGES.map((storage) => (
    <div key={storage} className={styles['scope']}>
      <h3 className={styles['title']}>{t(`cookies.types.${storage}`)}</h3>
      <ul className={styles['entries']}>
        {ENTRIES.filter((entry) => entry.storage === storage).map(({ name, key }) => (
          <li key={key} className={styles['entry']}>
            <code className={styles['key']}>
              <Ltr>{key}</Ltr>
            </code>
            <dl className={styles['facts']}>
              <dt>{t('cookies.types.purpose')}</dt>
              <dd>{t(`cookies.types.entries.${name}.purpose`)}</dd>
              <dt>{t('cookies.types.kept')}</dt>
              <dd>{t(`cookies.types.entries.${name}.kept`)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  ));
}
