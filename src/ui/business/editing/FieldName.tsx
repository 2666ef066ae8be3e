import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import {
  hoursField,
  isContactField,
  isHoursField,
  type ContactField,
  type ListingField,
} from '@/domain/business/listing/Listing';
import { DAYS_OF_WEEK } from '@/domain/business/operatingHours';
import { useTranslation } from '@/ui/i18n/useTranslation';

/** If more fields are changed, only their number is shown (EditingForm.tsx). */
const MAX_NAMES = 2;

export function FieldNames({ fields }: { readonly fields: readonly ListingField[] }) {
  if (fields.length > MAX_NAMES) return undefined;
  return (
    <span>
      {fields.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && <span> · </span>}
          <FieldName field={field} />
        </Fragment>
      ))}
    </span>
  );
}

/** The name of a field, such as "Name in English" or "Sunday". */
export function FieldName({ field }: { readonly field: ListingField }) {
  const { t } = useTranslation();
  return <span>{nameOf(t, field)}</span>;
}

function nameOf(t: TFunction, field: ListingField): string {
  if (isHoursField(field))
    return t(`detail.hours.day${DAYS_OF_WEEK.find((day) => hoursField(day) === field) ?? 0}`);
  if (isContactField(field)) return t('editing.contacts.contactNth', { n: contactIndexOf(field) + 1 });
  if (field === 'photo') return t('editing.photo.title');
  if (field === 'website' || field === 'address') return t(`editing.contacts.${field}`);
  return t(`editing.texts.in.${field}`);
}

export function contactIndexOf(field: ContactField): number {
  return Number(field.split('.')[1]);
}
