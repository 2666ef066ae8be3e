import { isContactField, type ListingField } from '@/domain/business/listing/Listing';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { isolated, isolatedLtr } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import type { EditingPart } from '../EditingPart';
import { ContactsForm } from './ContactsForm';
import { contactTitle } from './contactTitle';

export const CONTACTS_PART = {
  Form: ContactsForm,
  FieldName: function ContactFieldName({ field }) {
    const { t } = useTranslation();
    if (isContactField(field)) return t('editing.contacts.contactNth', { n: positionOf(field) + 1 });
    return t(field === 'website' ? 'editing.contacts.website' : 'editing.contacts.address');
  },
  FieldValue: function ContactFieldValue({ field, values }) {
    const { t } = useTranslation();
    const language = useLanguage();
    const none = t('editing.contacts.none');
    if (field === 'website')
      return nonBlank(values.website) === undefined ? none : isolatedLtr(values.website ?? '');
    if (!isContactField(field))
      return nonBlank(values.address) === undefined ? none : isolated(values.address ?? '');
    const contact = values[field];
    const details = [...(contact?.phoneNumbers ?? []), contact?.email, contact?.fax]
      .map(nonBlank)
      .filter((detail) => detail !== undefined);
    if (details.length === 0) return none;
    return (
      <>
        <TextInLanguage of={contactTitle(t, contact, { language, position: positionOf(field) })} />
        <span>{`: ${details.map(isolatedLtr).join(', ')}`}</span>
      </>
    );
  },
} satisfies EditingPart;

function positionOf(field: ListingField): number {
  return Number(field.split('.')[1]);
}
