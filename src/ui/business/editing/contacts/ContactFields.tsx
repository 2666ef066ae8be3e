import type { TFunction } from 'i18next';
import { Plus, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Contact } from '@/domain/business/Contact';
import { hasNamesByLanguage, renamedContact } from '@/domain/business/listing/contactEdits';
import type { ContactField } from '@/domain/business/listing/Listing';
import type { ListingError } from '@/domain/business/listing/listingErrors';
import { canBeCalled } from '@/domain/business/readiness';
import { textInLanguageOrAny } from '@/domain/shared/LocalizedText';
import { parseEmail } from '@/domain/validation/email';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { TextField } from '@/ui/design/components/text-field/TextField';
import { EMAIL_EXAMPLE } from '@/ui/i18n/emailExample';
import { isolatedLtr } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { PartFormProps } from '../PartFormProps';
import { useFocusAfterRender } from '@/ui/design/useFocusAfterRender';
import styles from './contacts.module.scss';

export interface ContactFieldsProps extends PartFormProps {
  readonly field: ContactField;
  readonly contact: Contact;
  /** Whether the API stores a single contact with only a phone number and an email (`contactInfo`). */
  readonly hasSingleContact: boolean;
}

const EXAMPLES = {
  phone: isolatedLtr('04-812-3456'),
  fax: isolatedLtr('04-812-3457'),
  email: EMAIL_EXAMPLE,
};

const NUMBER_INPUT = { type: 'tel', inputMode: 'tel', dir: 'ltr' } as const;

export function ContactFields(props: ContactFieldsProps) {
  return (
    <div className={styles['fields']}>
      {!props.hasSingleContact && <NameField {...props} />}
      <PhoneFields {...props} />
      <EmailOrFaxField {...props} kind="email" />
      {!props.hasSingleContact && <EmailOrFaxField {...props} kind="fax" />}
    </div>
  );
}

/** The name, or the one in the language of the page if the contact has names by language. */
const NameField = observer(function NameField({ form, field, contact, isReadOnly }: ContactFieldsProps) {
  const { t, language } = useTranslation();
  return (
    <TextField
      label={t('editing.contacts.name')}
      hint={t('editing.contacts.optional')}
      dir="auto"
      isReadOnly={isReadOnly}
      value={(hasNamesByLanguage(contact) ? contact.names[language] : contact.name) ?? ''}
      placeholder={textInLanguageOrAny(contact.names, language)?.text}
      onChange={(name) =>
        form.change(field, renamedContact(contact, { name, language, saved: form.initial[field] }))
      }
      onBlur={() => form.touch(field)}
    />
  );
});

/** The numbers in the order that customers see. */
const PhoneFields = observer(function PhoneFields(props: ContactFieldsProps) {
  const { form, field, contact, isReadOnly, hasSingleContact } = props;
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const focusAfterRender = useFocusAfterRender(root);
  const phones = contact.phoneNumbers.length === 0 ? [''] : contact.phoneNumbers;
  const remove = (index: number): void => {
    const phoneNumbers = phones.toSpliced(index, 1);
    form.changeUndoably({ [field]: { ...contact, phoneNumbers } }, (texts) =>
      texts('editing.contacts.phoneRemoved'),
    );
    focusAfterRender(index < phoneNumbers.length ? `phone.${index}` : 'add');
  };
  return (
    <div ref={root} className={styles['phones']}>
      {phones.map((phone, index) => (
        <div key={index} className={styles['phone']} data-focus={`phone.${index}`}>
          <TextField
            {...NUMBER_INPUT}
            label={t(index === 0 ? 'editing.contacts.phone' : 'editing.contacts.otherPhone')}
            isReadOnly={isReadOnly}
            value={phone}
            error={phoneErrorText(t, form.errorsOf(field), index)}
            description={
              isSavedBadPhone(form.initial[field], phone)
                ? t('editing.contacts.phoneBad', { example: EXAMPLES.phone })
                : undefined
            }
            onChange={(typed) => form.change(field, { ...contact, phoneNumbers: phones.with(index, typed) })}
            onBlur={() => form.touch(field)}
          />
          {phones.length > 1 && !isReadOnly && (
            <button
              type="button"
              className={styles['removePhone']}
              aria-label={
                phone === ''
                  ? t('editing.contacts.removeEmptyPhone')
                  : t('editing.contacts.removePhone', { phone: isolatedLtr(phone) })
              }
              onClick={() => remove(index)}
            >
              <Icon of={Trash2} />
            </button>
          )}
        </div>
      ))}
      {!hasSingleContact && !isReadOnly && (
        <div data-focus="add">
          <Button
            kind="quiet"
            size="small"
            flush="start"
            icon={Plus}
            onPress={() => {
              form.change(field, { ...contact, phoneNumbers: [...phones, ''] });
              focusAfterRender(`phone.${phones.length}`);
            }}
          >
            {t('editing.contacts.addPhone')}
          </Button>
        </div>
      )}
    </div>
  );
});

function phoneErrorText(t: TFunction, errors: readonly ListingError[], index: number): string | undefined {
  const isEmpty = index === 0 && errors.some(({ kind }) => kind === 'contact-empty');
  if (isEmpty) return t('editing.contacts.empty');
  const error = errors.find((each) => each.kind === 'phone-invalid' && each.phoneIndex === index);
  if (error?.kind !== 'phone-invalid') return undefined;
  return error.missingDigits === undefined
    ? t('editing.contacts.phoneBad', { example: EXAMPLES.phone })
    : t('editing.contacts.phoneShort', { count: error.missingDigits });
}

/** A saved number that cannot be called gets a hint. It is an error only after the owner has changed it. */
function isSavedBadPhone(saved: Contact | undefined, phone: string): boolean {
  return saved?.phoneNumbers.includes(phone) === true && !canBeCalled(phone);
}

interface EmailOrFaxFieldProps extends ContactFieldsProps {
  readonly kind: 'email' | 'fax';
}

const EmailOrFaxField = observer(function EmailOrFaxField(props: EmailOrFaxFieldProps) {
  const { form, field, contact, isReadOnly, kind } = props;
  const { t } = useTranslation();
  const value = contact[kind] ?? '';
  const isWrong = form.errorsOf(field).some((error) => error.kind === `${kind}-invalid`);
  const text = t(`editing.contacts.${kind}Bad`, { example: EXAMPLES[kind] });
  /* A saved invalid email gets a hint. It is an error only after the owner has changed it. */
  const isSavedBadEmail =
    kind === 'email' && value !== '' && value === form.initial[field]?.email && !parseEmail(value).ok;
  return (
    <TextField
      {...(kind === 'fax' ? NUMBER_INPUT : { inputMode: 'email', dir: 'ltr' })}
      label={t(`editing.contacts.${kind}`)}
      hint={t('editing.contacts.optional')}
      isReadOnly={isReadOnly}
      value={value}
      error={isWrong ? text : undefined}
      description={isSavedBadEmail ? text : undefined}
      onChange={(typed) => form.change(field, { ...contact, [kind]: typed })}
      onBlur={() => form.touch(field)}
    />
  );
});
