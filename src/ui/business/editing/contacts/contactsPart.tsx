import { isContactField, type ListingField } from '@/domain/business/listing/Listing';
import { nonBlank } from '@/domain/shared/LocalizedText';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { isolatedLtr } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import type { EditingPart } from '../EditingPart';
import { ContactsForm } from './ContactsForm';
import { contactTitle } from './contactTitle';

export const CONTACTS_PART: EditingPart = {
  Form: ContactsForm,
  FieldName: function ContactFieldName({ field }) {
    const { t } = useTranslation();
    if (isContactField(field))
      return <span>{t('editing.contacts.contactNth', { n: positionOf(field) + 1 })}</span>;
    return <span>{t(field === 'website' ? 'editing.contacts.website' : 'editing.contacts.address')}</span>;
  },
  FieldValue: function ContactFieldValue({ field, values }) {
    const { t } = useTranslation();
    const language = useLanguage();
    const none = <span>{t('editing.contacts.none')}</span>;
    const website = nonBlank(values.website);
    const address = nonBlank(values.address);
    if (field === 'website') return website === undefined ? none : <Ltr>{website}</Ltr>;
    if (!isContactField(field)) return address === undefined ? none : <bdi>{address}</bdi>;
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
};

function positionOf(field: ListingField): number {
  return Number(field.split('.')[1]);
}
