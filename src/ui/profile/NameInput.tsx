import { observer } from 'mobx-react-lite';
import { directionOf, type Language } from '@/domain/shared/language';
import type { NamePart, ProfileFormModel } from './ProfileFormModel';
import styles from './names-fields.module.scss';

interface NameInputProps {
  readonly part: NamePart;
  readonly language: Language;
  readonly form: ProfileFormModel;
  readonly isReadOnly: boolean;
  /** The browser may fill it in; it knows the name in one language only. */
  readonly isForAutofill: boolean;
  /** Ids of the column and of the row. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly placeholder?: string | undefined;
}

/** What a record can hold of one name. */
const LONGEST = 100;

const AUTOFILL: Readonly<Record<NamePart, string>> = { firstName: 'given-name', lastName: 'family-name' };

/** One name in one language, written in the direction of that language. */
export const NameInput = observer(function NameInput(props: NameInputProps) {
  const { part, language, form } = props;
  return (
    <input
      className={styles['input']}
      type="text"
      lang={language}
      dir={directionOf(language)}
      value={form.values[part][language]}
      autoComplete={props.isForAutofill ? AUTOFILL[part] : 'off'}
      maxLength={LONGEST}
      placeholder={props.placeholder}
      readOnly={props.isReadOnly}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid === true || undefined}
      onChange={(event) => form.changeName(part, language, event.target.value)}
    />
  );
});
