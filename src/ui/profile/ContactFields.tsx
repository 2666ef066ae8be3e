import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { TextField } from '@/ui/design/components/text-field/TextField';
import { isolatedLtr } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { ProfileFormModel } from './ProfileFormModel';
import { refusalText } from './refusalText';
import styles from './profile.module.scss';

interface ContactFieldsProps {
  readonly form: ProfileFormModel;
  readonly isReadOnly: boolean;
}

/** Email, phone and address. All of them are optional. */
export const ContactFields = observer(function ContactFields({ form, isReadOnly }: ContactFieldsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const emailError = form.shownErrorOf('email');
  const emailRefusal = form.refusalOf('email');
  const addressRefusal = form.refusalOf('address');
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('profile.contact.title')}
      </h2>
      <div className={styles['fields']}>
        <TextField
          label={t('profile.contact.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          value={form.values.email}
          isReadOnly={isReadOnly}
          error={
            (emailError && t('profile.contact.invalidEmail')) ??
            (emailRefusal && t('profile.edit.valueRefused'))
          }
          description={refusalText(emailRefusal)}
          onChange={(value) => form.change('email', value)}
          onBlur={() => form.settle('email')}
        />
        <PhoneField form={form} isReadOnly={isReadOnly} />
        <div className={styles['wholeRow']}>
          <TextField
            label={t('profile.contact.address')}
            autoComplete="address-line1"
            dir="auto"
            value={form.values.address}
            isReadOnly={isReadOnly}
            error={addressRefusal && t('profile.edit.valueRefused')}
            description={refusalText(addressRefusal)}
            onChange={(value) => form.change('address', value)}
          />
        </div>
      </div>
    </Card>
  );
});

/** Offers a corrected number for one that is almost valid (decision C21). */
const PhoneField = observer(function PhoneField({ form, isReadOnly }: ContactFieldsProps) {
  const { t } = useTranslation();
  const error = form.shownErrorOf('phone');
  const refusal = form.refusalOf('phone');
  const suggestion = error?.suggestion;
  const input = useRef<HTMLInputElement>(null);
  const accept = (corrected: string): void => {
    form.change('phone', corrected);
    /* The pressed button is removed. */
    input.current?.focus();
  };
  return (
    <div>
      <TextField
        ref={input}
        label={t('profile.contact.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        value={form.values.phone}
        isReadOnly={isReadOnly}
        error={
          (error &&
            (error.isLandline === true
              ? t('profile.contact.landline')
              : t('profile.contact.invalidPhone'))) ??
          (refusal && t('profile.edit.valueRefused'))
        }
        description={refusalText(refusal)}
        onChange={(value) => form.change('phone', value)}
        onBlur={() => form.settle('phone')}
      />
      {suggestion !== undefined && (
        <Button kind="quiet" size="small" flush="start" onPress={() => accept(suggestion)}>
          {t('profile.contact.suggestion', { phone: isolatedLtr(suggestion) })}
        </Button>
      )}
    </div>
  );
});
