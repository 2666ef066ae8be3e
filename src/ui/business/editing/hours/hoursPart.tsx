import { isHoursField, type ListingField } from '@/domain/business/listing/Listing';
import { DAYS_OF_WEEK, type DayOfWeek } from '@/domain/business/operatingHours';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { EditingPart } from '../EditingPart';
import { HoursForm } from './HoursForm';
import { hoursText } from './hoursText';

export const HOURS_PART: EditingPart = {
  Form: HoursForm,
  FieldName: function DayName({ field }) {
    const { t } = useTranslation();
    return <span>{t(`detail.hours.day${dayOf(field)}`)}</span>;
  },
  FieldValue: function DayValue({ field, values }) {
    const { t } = useTranslation();
    const hours = isHoursField(field) ? values[field] : undefined;
    return hours && <span>{hoursText(t, hours)}</span>;
  },
};

function dayOf(field: ListingField): DayOfWeek {
  return DAYS_OF_WEEK.find((day) => field === `hours.${day}`) ?? 0;
}
