import { observer } from 'mobx-react-lite';
import { useState, type ChangeEvent } from 'react';
import { descriptionIn, nameIn, type Business } from '@/domain/business/Business';
import type { ListingText } from '@/domain/business/listing/Listing';
import { lengthOf, maxLengthOf } from '@/domain/business/listing/listingErrors';
import {
  DEFAULT_LANGUAGE,
  directionOf,
  isComplete,
  languagesByScript,
  type CompleteLanguage,
  type Language,
} from '@/domain/shared/language';
import { textIn } from '@/domain/shared/LocalizedText';
import { classNames } from '@/ui/design/classNames';
import { FieldFrame } from '@/ui/design/components/field-frame/FieldFrame';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { countParams, formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ListingForm } from '../ListingForm';
import styles from './texts-form.module.scss';

interface TextInputProps {
  readonly form: ListingForm;
  readonly text: ListingText;
  readonly language: CompleteLanguage;
  /** The business as it would be saved. */
  readonly business: Business;
  readonly isReadOnly: boolean;
}

/** The share of the maximum length above which the count is highlighted. */
const NEAR_LIMIT = 0.9;

/** One text in one language, in the direction of that language. A text that is too long is an error, and not truncated. */
export const TextInput = observer(function TextInput(props: TextInputProps) {
  const { t } = useTranslation();
  const { form, text, language, isReadOnly } = props;
  const field = `${text}.${language}` as const;
  const value = form.values[field];
  const max = maxLengthOf(field);
  const length = lengthOf(field, value);
  const [error] = form.errorsOf(field);
  const count = t('editing.texts.count', { number: formatNumber(length), max: formatNumber(max) });
  const common = {
    lang: language,
    dir: directionOf(language),
    value,
    readOnly: isReadOnly,
    onBlur: () => form.touch(field),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form.change(field, target.value),
  };
  return (
    <div data-focus={field}>
      <FieldFrame
        label={t(`editing.texts.in.${text}.${language}`)}
        hint={<span className={classNames(length >= NEAR_LIMIT * max && styles['near'])}>{count}</span>}
        error={error && errorText()}
        description={<Hint {...props} isEmpty={length === 0} value={value} />}
      >
        {({ id, describedBy, isInvalid }) =>
          text === 'description' ? (
            <textarea
              {...common}
              id={id}
              className={classNames(styles['area'], length === 0 && styles['gap'])}
              rows={5}
              /* By itself the browser scrolls only the line with the cursor into view. */
              onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
            />
          ) : (
            <input
              {...common}
              id={id}
              type="text"
              className={classNames(styles['line'], length === 0 && text === 'name' && styles['gap'])}
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
            />
          )
        }
      </FieldFrame>
      <CountStatus share={length / max}>{count}</CountStatus>
    </div>
  );

  function errorText(): string {
    return error?.kind === 'too-long'
      ? t('editing.tooLong', countParams(error.surplus))
      : t('editing.texts.noName');
  }
});

/** Announces the count only when it comes near the limit and when it reaches it. */
function CountStatus({ share, children }: { readonly share: number; readonly children: string }) {
  const level = [NEAR_LIMIT, 1].filter((from) => share >= from).length;
  const [announced, setAnnounced] = useState({ level, text: '' });
  if (announced.level !== level) setAnnounced({ level, text: level > announced.level ? children : '' });
  return <VisuallyHidden role="status">{announced.text}</VisuallyHidden>;
}

interface HintProps extends Omit<TextInputProps, 'form' | 'isReadOnly'> {
  readonly isEmpty: boolean;
  readonly value: string;
}

/** Says what customers see instead of an empty text, that the text may be in another language, or how much is shown. */
function Hint(props: HintProps) {
  const { t } = useTranslation();
  const { text, language, isEmpty, value } = props;
  if (isEmpty && text !== 'displayName') return <EmptyHint {...props} />;
  const other = otherLanguageOf(value, language);
  if (other !== undefined && isComplete(other))
    return <span className={styles['near']}>{t(`editing.texts.script.${other}`)}</span>;
  return <span>{text === 'description' && t('editing.texts.clamp')}</span>;
}

function EmptyHint({ text, language, business }: HintProps) {
  const { t } = useTranslation();
  const shown = (text === 'name' ? nameIn : descriptionIn)(business, language);
  /* A business without any name is shown by its id. */
  if (shown === undefined || shown.text === business.id) return <span />;
  const writtenIn = shown.language ?? languagesByScript(shown.text)[0] ?? DEFAULT_LANGUAGE;
  if (!isComplete(writtenIn)) return <span />;
  /* A description without a language can be older than every text of the form. */
  if (text !== 'name' && shown.text !== textIn(business.descriptions, writtenIn)?.text) return <span />;
  const name = text === 'name' ? <TextInLanguage of={shown} /> : t(`editing.texts.shown.${writtenIn}`);
  return (
    <span>
      <Sentence of={`editing.texts.empty.${language}`} values={{ shown: name }} />
    </span>
  );
}

/** A different language, if more than half of the letters are in its script. */
function otherLanguageOf(text: string, language: Language): Language | undefined {
  const letters = Array.from(text).filter((character) => /\p{L}/u.test(character));
  const languages = letters.map((letter) => languagesByScript(letter)[0]);
  return languagesByScript(text).find(
    (other) => other !== language && languages.filter((each) => each === other).length * 2 > letters.length,
  );
}
