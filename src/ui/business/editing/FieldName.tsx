import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import type { Contact } from '@/domain/business/Contact';
import { keptContacts } from '@/domain/business/listing/contactEdits';
import {
  hoursField,
  isContactField,
  isHoursField,
  type BusinessChange,
  type ContactField,
  type ListingField,
} from '@/domain/business/listing/Listing';
import { DAYS_OF_WEEK } from '@/domain/business/operatingHours';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { contactTitle } from './contacts/contactTitle';

interface Listings {
  /** The edited contacts, and those before, with the name of a removed one. */
  readonly listings: readonly BusinessChange[];
}

/** If more fields are changed, only their number is shown (EditingForm.tsx). */
const MAX_NAMES = 2;

interface FieldNamesProps extends Listings {
  readonly fields: readonly ListingField[];
}

export function FieldNames({ fields, listings }: FieldNamesProps) {
  if (fields.length > MAX_NAMES) return undefined;
  return (
    <span>
      {fields.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && <span> · </span>}
          <FieldName field={field} listings={listings} />
        </Fragment>
      ))}
    </span>
  );
}

interface FieldNameProps extends Listings {
  readonly field: ListingField;
}

/** The name of a field, such as "Name in English" or "Sunday". A contact is named as in the form. */
export function FieldName({ field, listings }: FieldNameProps) {
  const { t, language } = useTranslation();
  if (!isContactField(field)) return <span>{nameOf(t, field)}</span>;
  const isOfField = ([each]: readonly [ContactField, Contact]): boolean => each === field;
  const contacts = listings.map(keptContacts).find((kept) => kept.some(isOfField)) ?? [];
  const position = contacts.findIndex(isOfField);
  return <TextInLanguage of={contactTitle(t, contacts[position]?.[1], { language, position })} />;
}

function nameOf(t: TFunction, field: Exclude<ListingField, ContactField>): string {
  if (isHoursField(field)) {
    const day = DAYS_OF_WEEK.find((each) => hoursField(each) === field) ?? 0;
    return t('editing.hours.dayName', { day: t(`detail.hours.day${day}`) });
  }
  if (field === 'photo') return t('editing.photo.title');
  if (field === 'website' || field === 'address') return t(`editing.contacts.${field}`);
  return t(`editing.texts.in.${field}`);
}
