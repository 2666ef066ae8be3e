import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { isActive } from '@/domain/business/Business';
import {
  keptContacts,
  losesEveryNumber,
  NEW_CONTACT,
  nextContactField,
} from '@/domain/business/listing/contactEdits';
import { type ContactField, NO_CONTACT, storedText } from '@/domain/business/listing/Listing';
import { Button } from '@/ui/design/components/button/Button';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { Notice } from '@/ui/design/components/notice/Notice';
import { TextField } from '@/ui/design/components/text-field/TextField';
import { countParams } from '@/ui/i18n/formatters';
import { isolated, isolatedLtr } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { PartFormProps } from '../PartFormProps';
import { useFocusAfterRender } from '@/ui/design/useFocusAfterRender';
import { ContactFieldset } from './ContactFieldset';
import { contactTitle } from './contactTitle';
import styles from './contacts.module.scss';

/** The `data-focus` of the button. Different from the `data-focus` of "add a phone". */
const ADD = 'add-contact';

/** The contacts of the business in the order in which customers see them, and its address and website. */
export const ContactsForm = observer(function ContactsForm(props: PartFormProps) {
  const { form, isReadOnly } = props;
  const { t, language } = useTranslation();
  const root = useRef<HTMLDivElement>(null);
  const focusAfterRender = useFocusAfterRender(root);
  const { business, hasSingleContact } = form.recorded;
  const kept = keptContacts(form.values);
  const newField = nextContactField(form.values);
  /* Such a business gets empty fields for a contact. After the last one of a list is removed, only Add is shown. */
  const isFirstContact = kept.length === 0 && (hasSingleContact || newField === 'contact.0');
  const contacts = isFirstContact ? ([['contact.0', NEW_CONTACT]] as const) : kept;
  const canChangeList = !hasSingleContact && !isFirstContact && !isReadOnly;
  const remove = (field: ContactField, position: number): void => {
    const contact = form.values[field];
    form.changeUndoably({ [field]: NO_CONTACT }, (texts) =>
      texts('editing.contacts.contactRemoved', {
        name: isolated(contactTitle(texts, contact, { language, position }).text),
      }),
    );
    focusAfterRender(kept[position + 1]?.[0] ?? ADD);
  };
  return (
    <div ref={root} className={styles['form']}>
      <p className={styles['lead']}>{t('editing.contacts.lead')}</p>
      {contacts.map(([field, contact], position) => (
        <ContactFieldset
          key={field}
          form={form}
          field={field}
          fieldInUrl={props.field}
          contact={contact}
          position={position}
          isReadOnly={isReadOnly}
          hasSingleContact={hasSingleContact}
          onRemove={canChangeList ? () => remove(field, position) : undefined}
        />
      ))}
      <div role="status">
        {isActive(business) && losesEveryNumber(form.initial, form.values) && (
          <Notice kind="warn">{t('editing.contacts.noPhone')}</Notice>
        )}
      </div>
      {canChangeList && (
        <div data-focus={ADD}>
          <Button
            kind="secondary"
            icon={Plus}
            fullWidth
            onPress={() => {
              form.change(newField, NEW_CONTACT);
              focusAfterRender(newField);
            }}
          >
            {t('editing.contacts.addContact')}
          </Button>
        </div>
      )}
      <AddressAndWebsite form={form} isReadOnly={isReadOnly} />
    </div>
  );
});

/** With a zero-width space, after which it can wrap. */
const WEBSITE_EXAMPLE = isolatedLtr('https://\u200Bexample.com');

const AddressAndWebsite = observer(function AddressAndWebsite({ form, isReadOnly }: PartFormProps) {
  const { t } = useTranslation();
  const [addressError] = form.errorsOf('address');
  return (
    <TitledCard title={t('editing.contacts.placeTitle')}>
      <div className={styles['fields']}>
        <div data-focus="address">
          <TextField
            label={t('editing.contacts.address')}
            dir="auto"
            isReadOnly={isReadOnly}
            value={form.values.address}
            description={t('editing.contacts.oneAddress')}
            error={
              addressError?.kind === 'too-long'
                ? t('editing.tooLong', countParams(addressError.surplus))
                : undefined
            }
            onChange={(address) => form.change('address', address)}
            onBlur={() => form.touch('address')}
          />
        </div>
        <div data-focus="website">
          <TextField
            label={t('editing.contacts.website')}
            hint={t('editing.contacts.optional')}
            dir="ltr"
            placeholder="https://"
            isReadOnly={isReadOnly}
            value={form.values.website}
            error={
              form.errorsOf('website').length > 0
                ? t('editing.contacts.websiteBad', { example: WEBSITE_EXAMPLE })
                : undefined
            }
            onChange={(website) => form.change('website', website)}
            onBlur={() => {
              const stored = storedText('website', form.values.website);
              if (stored !== form.values.website && form.isChangedIn('website'))
                form.change('website', stored);
              form.touch('website');
            }}
          />
        </div>
      </div>
    </TitledCard>
  );
});
