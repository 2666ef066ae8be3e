import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '@/domain/identity/User';
import { PROFILE_TEXTS, type TextFormat } from '@/domain/profile/profileFields';
import { savedTextOf, savedNamesOf } from '@/domain/profile/ProfileForm';
import { keysOf } from '@/domain/shared/byKey';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { textIn, type TextInLanguage as Text } from '@/domain/shared/LocalizedText';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';
import { CONTACT_FIELDS } from './contactFields';
import { SkeletonText } from './SkeletonText';
import { shownPhone } from './shownPhone';
import styles from './profile.module.scss';
import table from './names-table.module.scss';

interface ProfileViewProps {
  /** Until the owner is known, skeletons are shown. */
  readonly user: User | undefined;
}

export function ProfileView({ user }: ProfileViewProps) {
  const { t } = useTranslation();
  return (
    <>
      <TitledCard title={t('profile.names.title')}>
        <NamesTable user={user} />
      </TitledCard>
      <TitledCard title={t('profile.contact.title')}>
        <dl className={styles['contacts']}>
          {keysOf(PROFILE_TEXTS).map((field) => {
            const { icon, label, widthInTenths } = CONTACT_FIELDS[field];
            const text = user && savedTextOf(user, field);
            return (
              <ContactLine key={field} icon={icon} label={t(label)}>
                {user === undefined ? (
                  <SkeletonText widthInTenths={widthInTenths} />
                ) : (
                  text !== undefined && <ContactText text={text} format={PROFILE_TEXTS[field]} />
                )}
              </ContactLine>
            );
          })}
        </dl>
      </TitledCard>
    </>
  );
}

function ContactText({ text, format }: { readonly text: string; readonly format: TextFormat }) {
  switch (format) {
    case 'email':
      return <Ltr>{shownText(text, 'email')}</Ltr>;
    case 'phone':
      return <Ltr>{shownText(shownPhone(text), 'phone')}</Ltr>;
    case 'text':
      return <bdi>{shownText(text, 'address')}</bdi>;
  }
}

interface ContactLineProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** `false` when the value is missing. */
  readonly children: ReactNode;
}

function ContactLine({ icon, label, children }: ContactLineProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['contact']}>
      <dt className={styles['label']}>
        <Icon of={icon} />
        <span>{label}</span>
      </dt>
      <dd className={styles['value']}>
        {children === false ? (
          <span className={styles['missing']}>{t('profile.view.notAdded')}</span>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

/** The names of the owner with one row per language. Its roles are explicit, as in ChangesTable. */
function NamesTable({ user }: { readonly user: User | undefined }) {
  const { t, language: pageLanguage } = useTranslation();
  const names = user && savedNamesOf(user);
  return (
    <div className={table['holder']}>
      <table role="table" className={table['table']} aria-label={t('profile.names.title')}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('shell.language.label')}
            </th>
            <th role="columnheader" scope="col">
              {t('profile.names.firstName')}
            </th>
            <th role="columnheader" scope="col">
              {t('profile.names.lastName')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {pageLanguageFirst(pageLanguage, OFFERED_LANGUAGES).map((language) => (
            <tr role="row" key={language}>
              <th role="rowheader" scope="row">
                <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
              </th>
              <td role="cell">
                {names ? <Name of={textIn(names.firstName, language)} /> : <SkeletonText widthInTenths={6} />}
              </td>
              <td role="cell">
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
    <span className={table['missing']}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('profile.view.notAdded')}</VisuallyHidden>
    </span>
  );
}
