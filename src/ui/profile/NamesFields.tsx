import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Fragment, useId } from 'react';
import type { NamePart } from '@/domain/profile/profileFields';
import { type Translated, directionOf, type Language } from '@/domain/shared/language';
import { Icon } from '@/ui/design/components/icon/Icon';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { serverText } from '@/ui/i18n/serverText';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import type { ProfileFormModel } from './ProfileFormModel';
import styles from './names-fields.module.scss';

interface NamesFieldsProps {
  readonly form: ProfileFormModel;
  readonly isReadOnly: boolean;
}

/** An example first name. A language without one has an empty placeholder. */
const EXAMPLES: Translated<string> = { en: 'Noor', he: 'נור', ar: 'نور' };

/** First and last name in each language. The language of the page comes first. */
export const NamesFields = observer(function NamesFields({ form, isReadOnly }: NamesFieldsProps) {
  const { t } = useTranslation();
  const pageLanguage = useLanguage();
  const id = useId();
  const idOf = (name: string): string => `${id}-${name}`;
  const isFirstNameMissing = form.errors.firstName !== undefined;
  const firstNameRefusal = form.refusalOf('firstName');
  const lastNameRefusal = form.refusalOf('lastName');
  const refusal = firstNameRefusal ?? lastNameRefusal;
  return (
    <TitledCard title={t('profile.names.title')}>
      <div className={styles['grid']}>
        <span id={idOf('first')} className={styles['column']}>
          {t('profile.names.firstName')}
        </span>
        <span id={idOf('last')} className={styles['column']}>
          {t('profile.names.lastNameOptional')}
        </span>
        {pageLanguageFirst(pageLanguage, OFFERED_LANGUAGES).map((language) => (
          <Fragment key={language}>
            <span id={idOf(language)} className={styles['language']}>
              <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
            </span>
            <NameInput
              part="firstName"
              language={language}
              form={form}
              isReadOnly={isReadOnly}
              isForAutofill={language === pageLanguage}
              placeholder={EXAMPLES[language]}
              labelledBy={`${idOf('first')} ${idOf(language)}`}
              describedBy={idOf('rule')}
              isInvalid={isFirstNameMissing || firstNameRefusal !== undefined}
            />
            <NameInput
              part="lastName"
              language={language}
              form={form}
              isReadOnly={isReadOnly}
              isForAutofill={language === pageLanguage}
              labelledBy={`${idOf('last')} ${idOf(language)}`}
              describedBy={lastNameRefusal && idOf('rule')}
              isInvalid={lastNameRefusal !== undefined}
            />
          </Fragment>
        ))}
      </div>
      {isFirstNameMissing || refusal !== undefined ? (
        <p id={idOf('rule')} className={styles['error']}>
          <Icon of={CircleAlert} size="small" />
          <span>{t(isFirstNameMissing ? 'profile.errors.required' : 'profile.errors.refused')}</span>
        </p>
      ) : (
        <p id={idOf('rule')} className={styles['note']}>
          {t('profile.names.note')}
        </p>
      )}
      {!isFirstNameMissing && <ServerDetails message={serverText(refusal?.message)} />}
    </TitledCard>
  );
});

interface NameInputProps {
  readonly part: NamePart;
  readonly language: Language;
  readonly form: ProfileFormModel;
  readonly isReadOnly: boolean;
  /** Whether the browser may fill in the field. Browsers store a name in one language only. */
  readonly isForAutofill: boolean;
  /** The ids of the column header and of the row header. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

const AUTOFILL: Readonly<Record<NamePart, string>> = { firstName: 'given-name', lastName: 'family-name' };

/** A name in one language, in the text direction of that language. */
const NameInput = observer(function NameInput(props: NameInputProps) {
  const { part, language, form } = props;
  return (
    <input
      className={styles['input']}
      type="text"
      lang={language}
      dir={directionOf(language)}
      value={form.values[part][language]}
      autoComplete={props.isForAutofill ? AUTOFILL[part] : 'off'}
      placeholder={props.placeholder}
      readOnly={props.isReadOnly}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid === true || undefined}
      onChange={(event) => form.changeName(part, language, event.target.value)}
    />
  );
});
