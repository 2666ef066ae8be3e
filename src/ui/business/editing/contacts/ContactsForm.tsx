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
import { NO_CONTACT, type ContactField } from '@/domain/business/listing/Listing';
import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import type { PartFormProps } from '../PartFormProps';
import { useLateFocus } from '../useLateFocus';
import { ContactCard } from './ContactCard';
import { contactTitle } from './contactTitle';
import { PlaceFields } from './PlaceFields';
import styles from './contacts.module.scss';

/** The contacts of the business in the order that customers see, and its address and website. */
export const ContactsForm = observer(function ContactsForm(props: PartFormProps) {
  const { form, isReadOnly } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const focusLate = useLateFocus(root);
  const { business, hasOneContact } = form.recorded;
  const kept = keptContacts(form.values);
  const next = nextContactField(form.values);
  /* A business without a contact has fields for one at once. */
  const isBlank = kept.length === 0 && next === 'contact.0';
  const contacts = isBlank ? ([[next, NEW_CONTACT]] as const) : kept;
  const hasList = !hasOneContact && !isBlank && !isReadOnly;
  const remove = (field: ContactField, position: number): void => {
    const contact = form.values[field];
    const after = kept[position + 1]?.[0];
    form.changeUndoably({ [field]: NO_CONTACT }, (texts) =>
      texts('editing.contacts.contactRemoved', {
        name: contactTitle(texts, contact, { language, position }).text,
      }),
    );
    focusLate(after ?? 'add');
  };
  return (
    <div ref={root} className={styles['form']}>
      <p className={styles['lead']}>{t('editing.contacts.lead')}</p>
      {contacts.map(([field, contact], position) => (
        <ContactCard
          key={field}
          form={form}
          field={field}
          asked={props.field}
          contact={contact}
          position={position}
          isReadOnly={isReadOnly}
          hasOneContact={hasOneContact}
          onRemove={hasList ? () => remove(field, position) : undefined}
        />
      ))}
      <div role="status">
        {isActive(business) && losesEveryNumber(form.initial, form.values) && (
          <Notice kind="warn">{t('editing.contacts.noPhone')}</Notice>
        )}
      </div>
      {hasList && (
        <div data-focus="add">
          <Button
            kind="secondary"
            icon={Plus}
            fullWidth
            onPress={() => {
              form.change(next, NEW_CONTACT);
              focusLate(next);
            }}
          >
            {t('editing.contacts.addContact')}
          </Button>
        </div>
      )}
      <PlaceFields form={form} isReadOnly={isReadOnly} />
    </div>
  );
});
