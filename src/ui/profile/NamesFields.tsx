import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Fragment, useId } from 'react';
import { NAME_PARTS, type NamePart } from '@/domain/profile/profileFields';
import { keysOf } from '@/domain/shared/byKey';
import { type Translated, directionOf, type Language } from '@/domain/shared/language';
import { Icon } from '@/ui/design/components/icon/Icon';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { serverText } from '@/ui/i18n/serverText';
import { OFFERED_LANGUAGES } from '@/ui/i18n/offeredLanguages';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';
import { useTranslation } from '@/ui/i18n/useTranslation';
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
  const { t, language: pageLanguage } = useTranslation();
  const id = useId();
  const idOf = (name: string): string => `${id}-${name}`;
  const isFirstNameMissing = form.errors.firstName !== undefined;
  const refusal = form.refusalOf('firstName') ?? form.refusalOf('lastName');
  return (
    <TitledCard title={t('profile.names.title')}>
      <div className={styles['grid']}>
        <span id={idOf('firstName')} className={styles['column']}>
          {t('profile.names.firstName')}
        </span>
        <span id={idOf('lastName')} className={styles['column']}>
          {t('profile.names.lastNameOptional')}
        </span>
        {pageLanguageFirst(pageLanguage, OFFERED_LANGUAGES).map((language) => (
          <Fragment key={language}>
            <span id={idOf(language)} className={styles['language']}>
              <bdi lang={language}>{LANGUAGE_NAMES[language]}</bdi>
            </span>
            {keysOf(NAME_PARTS).map((part) => (
              <NameInput
                key={part}
                part={part}
                language={language}
                form={form}
                isReadOnly={isReadOnly}
                labelledBy={`${idOf(part)} ${idOf(language)}`}
                ruleId={idOf('rule')}
              />
            ))}
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
  /** The ids of the column header and of the row header. */
  readonly labelledBy: string;
  /** The id of the rule for a first name, or of the error that replaces it. */
  readonly ruleId: string;
}

/** For the fields in the language of the page only, because browsers store a name in one language. */
const AUTOFILL: Readonly<Record<NamePart, string>> = { firstName: 'given-name', lastName: 'family-name' };

/** A name in one language, in the text direction of that language. */
const NameInput = observer(function NameInput(props: NameInputProps) {
  const { part, language, form } = props;
  const isPageLanguage = language === useTranslation().language;
  const isFirst = part === 'firstName';
  const isInvalid = form.errors[part] !== undefined || form.refusalOf(part) !== undefined;
  return (
    <input
      className={styles['input']}
      type="text"
      lang={language}
      dir={directionOf(language)}
      value={form.values[part][language]}
      autoComplete={isPageLanguage ? AUTOFILL[part] : 'off'}
      placeholder={isFirst ? EXAMPLES[language] : undefined}
      readOnly={props.isReadOnly}
      aria-labelledby={props.labelledBy}
      aria-describedby={isFirst || isInvalid ? props.ruleId : undefined}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => form.changeName(part, language, event.target.value)}
    />
  );
});
