import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { PROFILE_TEXTS, type ProfileText } from '@/domain/profile/profileFields';
import { keysOf } from '@/domain/shared/byKey';
import { Button } from '@/ui/design/components/button/Button';
import { TextField } from '@/ui/design/components/text-field/TextField';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { isolatedLtr } from '@/ui/i18n/isolated';
import { serverText } from '@/ui/i18n/serverText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { CONTACTS, fieldErrorText, INPUT_PROPS } from './contacts';
import type { ProfileFormModel } from './ProfileFormModel';
import styles from './profile.module.scss';

interface ContactFieldsProps {
  readonly form: ProfileFormModel;
  readonly isReadOnly: boolean;
}

/** The optional contacts of the owner. */
export function ContactFields(props: ContactFieldsProps) {
  const { t } = useTranslation();
  return (
    <TitledCard title={t('profile.contact.title')}>
      <div className={styles['fields']}>
        {keysOf(PROFILE_TEXTS).map((field) => (
          <div key={field} className={PROFILE_TEXTS[field] === 'text' ? styles['wholeRow'] : undefined}>
            <ContactField {...props} field={field} />
          </div>
        ))}
      </div>
    </TitledCard>
  );
}

/** A contact. An invalid phone number gets a suggested correction, if there is one (decision C21). */
const ContactField = observer(function ContactField({
  field,
  form,
  isReadOnly,
}: ContactFieldsProps & { readonly field: ProfileText }) {
  const { t } = useTranslation();
  const { label, autoComplete } = CONTACTS[field];
  const error = form.shownErrorOf(field);
  const suggestion = error?.kind === 'invalid_phone' ? error.suggestion : undefined;
  const input = useRef<HTMLInputElement>(null);
  const accept = (corrected: string): void => {
    form.change(field, corrected);
    /* The pressed button is removed. */
    input.current?.focus();
  };
  return (
    <>
      <TextField
        {...INPUT_PROPS[PROFILE_TEXTS[field]]}
        ref={input}
        label={t(label)}
        autoComplete={autoComplete}
        value={form.values[field]}
        isReadOnly={isReadOnly}
        error={error && t(fieldErrorText(error))}
        onChange={(value) => form.change(field, value)}
        onBlur={() => form.touch(field)}
      />
      <ServerDetails message={serverText(form.refusalOf(field)?.message)} />
      {suggestion !== undefined && (
        <Button kind="quiet" size="small" flush="start" onPress={() => accept(suggestion)}>
          {t('profile.contact.suggestion', { phone: isolatedLtr(suggestion) })}
        </Button>
      )}
    </>
  );
});
