import type { User } from '@/domain/identity/User';
import { savedNamesOf } from '@/domain/profile/ProfileForm';
import { textIn } from '@/domain/shared/LocalizedText';
import type { TextInLanguage as Text } from '@/domain/shared/LocalizedText';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { SkeletonText } from './SkeletonText';
import { nameLanguages } from './nameLanguages';
import styles from './names-table.module.scss';

/** The names of the owner with one row per language. */
export function NamesTable({ user }: { readonly user: User | undefined }) {
  const { t } = useTranslation();
  const names = user && savedNamesOf(user);
  return (
    <div className={styles['holder']}>
      <table className={styles['table']} aria-label={t('profile.names.title')}>
        <thead>
          <tr>
            <th scope="col">{t('profile.names.language')}</th>
            <th scope="col">{t('profile.names.firstName')}</th>
            <th scope="col">{t('profile.names.lastName')}</th>
          </tr>
        </thead>
        <tbody>
          {nameLanguages(useLanguage()).map((language) => (
            <tr key={language}>
              <th scope="row">
                <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
              </th>
              <td>
                {names ? <Name of={textIn(names.firstName, language)} /> : <SkeletonText widthInTenths={6} />}
              </td>
              <td>
                {names ? <Name of={textIn(names.lastName, language)} /> : <SkeletonText widthInTenths={6} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Name({ of }: { readonly of: Text | undefined }) {
  const { t } = useTranslation();
  if (of !== undefined) return <TextInLanguage of={of} />;
  return (
    <span className={styles['missing']}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('profile.view.notAdded')}</VisuallyHidden>
    </span>
  );
}
