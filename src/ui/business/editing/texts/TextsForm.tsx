import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import {
  type Listing,
  LISTING_TEXTS,
  type ListingText,
  storedText,
  withTexts,
} from '@/domain/business/listing/Listing';
import { COMPLETE_LANGUAGES, type CompleteLanguage, DEFAULT_LANGUAGE } from '@/domain/shared/language';
import { ListingCard } from '@/ui/business/listing/ListingCard';
import { classNames } from '@/ui/design/classNames';
import { Card } from '@/ui/design/components/card/Card';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ListingForm } from '../ListingForm';
import type { PartFormProps } from '../PartFormProps';
import { TextInput } from './TextInput';
import styles from './texts-form.module.scss';

/** Names and descriptions in every language: side by side in a wide window, otherwise one language at a time. */
export const TextsForm = observer(function TextsForm({ form, isReadOnly, field }: PartFormProps) {
  const { t, language: pageLanguage } = useTranslation();
  const previewId = useId();
  const languages = pageLanguageFirst(pageLanguage, COMPLETE_LANGUAGES);
  const [{ chosen, attempts }, setShown] = useState(() => ({
    /* Opens at the field in the URL, else at the first changed text of a draft or a failed save. */
    chosen: languageOfField(field ?? form.changedFields[0]) ?? languages[0] ?? DEFAULT_LANGUAGE,
    attempts: form.attempts,
  }));
  /* After a failed submission, shows the first language with an error. */
  if (attempts !== form.attempts) {
    const withErrors = form.shownErrors.map((shown) => languageOfField(shown.field));
    const first = languages.find((language) => withErrors.includes(language));
    setShown({ chosen: first ?? chosen, attempts: form.attempts });
  }
  const business = withTexts(form.recorded.business, form.values);
  return (
    <>
      <p className={styles['lead']}>{t('editing.texts.lead')}</p>
      <div className={styles['switch']}>
        <SegmentedChoice
          label={t('editing.texts.language')}
          options={languages.map((id) => ({
            id,
            label: LANGUAGE_NAMES[id],
            lang: id,
            mark: gapsIn(form.values, id) > 0 ? '◌' : undefined,
          }))}
          value={chosen}
          onChange={(language) => setShown({ chosen: language, attempts })}
        />
      </div>
      <div className={styles['languages']}>
        {languages.map((language) => (
          <fieldset
            key={language}
            className={classNames(styles['language'], language === chosen && styles['chosen'])}
          >
            <legend className={styles['legend']}>
              <span lang={language} className={styles['name']}>
                {LANGUAGE_NAMES[language]}
              </span>
              <Completeness gaps={gapsIn(form.values, language)} />
            </legend>
            <Card>
              <div className={styles['fields']}>
                {shownTexts(form).map((text) => (
                  <TextInput key={text} form={form} text={text} language={language} isReadOnly={isReadOnly} />
                ))}
              </div>
            </Card>
          </fieldset>
        ))}
      </div>
      <section aria-labelledby={previewId} aria-live="off" className={styles['preview']}>
        <h2 id={previewId} className={styles['heading']}>
          {t('editing.texts.preview')}
        </h2>
        <p className={styles['note']}>{t('editing.texts.previewNote')}</p>
        <div className={styles['languages']}>
          {languages.map((language) => (
            <div
              key={language}
              className={classNames(styles['language'], language === chosen && styles['chosen'])}
            >
              <ListingCard business={business} language={language} />
            </div>
          ))}
        </div>
      </section>
      <p className={styles['note']}>{t('editing.texts.note')}</p>
    </>
  );
});

function Completeness({ gaps }: { readonly gaps: number }) {
  const { t } = useTranslation();
  return gaps === 0 ? (
    <StatusBadge tone="ok">{t('editing.texts.complete')}</StatusBadge>
  ) : (
    <StatusBadge tone="warn">{t('editing.texts.missing', { count: gaps })}</StatusBadge>
  );
}

function languageOfField(field: string | undefined): CompleteLanguage | undefined {
  return COMPLETE_LANGUAGES.find((language) => LISTING_TEXTS.some((text) => field === `${text}.${language}`));
}

/** The display name is shown only if the record has one. */
function shownTexts({ recorded }: ListingForm): readonly ListingText[] {
  const hasDisplayName = COMPLETE_LANGUAGES.some((each) => recorded.listing[`displayName.${each}`] !== '');
  return LISTING_TEXTS.filter((text) => text !== 'displayName' || hasDisplayName);
}

function gapsIn(values: Listing, language: CompleteLanguage): number {
  return [`name.${language}` as const, `description.${language}` as const].filter(
    (field) => storedText(field, values[field]) === '',
  ).length;
}
