import { Fragment } from 'react';
import type { Contact } from '@/domain/business/Contact';
import {
  isContactField,
  isHoursField,
  partOf,
  type BusinessChange,
  type ListingField,
} from '@/domain/business/listing/Listing';
import { directionOf, LANGUAGES } from '@/domain/shared/language';
import { inUnknownLanguage, nonBlank, textIn } from '@/domain/shared/LocalizedText';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { isolatedLtr } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { hourLines } from './hours/hourLines';

interface FieldValueProps {
  readonly field: ListingField;
  readonly values: BusinessChange;
}

export function FieldValue({ field, values }: FieldValueProps) {
  const { t } = useTranslation();
  if (isHoursField(field)) {
    const hours = values[field];
    return hours && <span>{hourLines(t, hours).join(', ')}</span>;
  }
  if (isContactField(field)) return <ContactValue contact={values[field]} />;
  const value = nonBlank(values[field]);
  if (field === 'photo')
    return (
      <>
        {value !== undefined && <ArchPicture src={value} initials="" size="small" />}
        <span>{t(value === undefined ? 'editing.photo.none' : 'editing.photo.some')}</span>
      </>
    );
  if (value === undefined)
    return <span>{t(partOf(field) === 'contacts' ? 'editing.contacts.none' : 'editing.empty')}</span>;
  if (field === 'website') return <Ltr>{value}</Ltr>;
  const language = LANGUAGES.find((each) => field.endsWith(`.${each}`));
  return (
    <bdi lang={language} dir={language && directionOf(language)}>
      {value}
    </bdi>
  );
}

function ContactValue({ contact }: { readonly contact: Contact | undefined }) {
  const { t } = useTranslation();
  const details = [...(contact?.phoneNumbers ?? []), contact?.email, contact?.fax]
    .map(nonBlank)
    .filter((detail) => detail !== undefined);
  if (details.length === 0) return <span>{t('editing.contacts.none')}</span>;
  /* Every name, because the versions of a contact can differ in one of them only. */
  const names = LANGUAGES.flatMap((each) => textIn(contact?.names ?? {}, each) ?? []);
  const plain = inUnknownLanguage(contact?.name);
  const isOther = plain !== undefined && names.every(({ text }) => text !== plain.text);
  const shown = isOther ? [...names, plain] : names;
  return (
    <>
      {shown.map((name, index) => (
        <Fragment key={index}>
          {index > 0 && <span> · </span>}
          <TextInLanguage of={name} />
        </Fragment>
      ))}
      <span>{`${shown.length > 0 ? ': ' : ''}${details.map(isolatedLtr).join(', ')}`}</span>
    </>
  );
}
