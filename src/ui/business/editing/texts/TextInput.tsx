import { observer } from 'mobx-react-lite';
import { useState, type ChangeEvent } from 'react';
import type { ListingText } from '@/domain/business/listing/Listing';
import { lengthOf, maxLengthOf } from '@/domain/business/listing/listingErrors';
import {
  directionOf,
  isComplete,
  languagesByScript,
  type CompleteLanguage,
  type Language,
} from '@/domain/shared/language';
import { classNames } from '@/ui/design/classNames';
import { FieldFrame } from '@/ui/design/components/field-frame/FieldFrame';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { countParams, formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ListingForm } from '../ListingForm';
import styles from './texts-form.module.scss';

interface TextInputProps {
  readonly form: ListingForm;
  readonly text: ListingText;
  readonly language: CompleteLanguage;
  readonly isReadOnly: boolean;
}

/** The share of the maximum length above which the count is highlighted. */
const NEAR_LIMIT = 0.9;

/** One text in one language, in the direction of that language. A text that is too long is an error, and not truncated. */
export const TextInput = observer(function TextInput({ form, text, language, isReadOnly }: TextInputProps) {
  const { t } = useTranslation();
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
        description={<Hint text={text} language={language} value={value} />}
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

interface HintProps extends Pick<TextInputProps, 'text' | 'language'> {
  readonly value: string;
}

/** Says that the text may be in another language, or how much of it is shown. */
function Hint({ text, language, value }: HintProps) {
  const { t } = useTranslation();
  const other = otherLanguageOf(value, language);
  if (other !== undefined && isComplete(other))
    return <span className={styles['near']}>{t(`editing.texts.script.${other}`)}</span>;
  return <span>{text === 'description' && t('editing.texts.clamp')}</span>;
}

/** A different language, if more than half of the letters are in its script. */
function otherLanguageOf(text: string, language: Language): Language | undefined {
  const letters = Array.from(text).filter((character) => /\p{L}/u.test(character));
  const languages = letters.map((letter) => languagesByScript(letter)[0]);
  return languagesByScript(text).find(
    (other) => other !== language && languages.filter((each) => each === other).length * 2 > letters.length,
  );
}
