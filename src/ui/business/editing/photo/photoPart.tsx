import { useTranslation } from '@/ui/i18n/useTranslation';
import type { EditingPart } from '../EditingPart';
import { PhotoForm } from './PhotoForm';

export const PHOTO_PART: EditingPart = {
  Form: PhotoForm,
  FieldName: function PhotoName() {
    const { t } = useTranslation();
    return <span>{t('editing.photo.title')}</span>;
  },
  FieldValue: function PhotoValue({ values }) {
    const { t } = useTranslation();
    return <span>{t((values.photo ?? '') === '' ? 'editing.photo.none' : 'editing.photo.some')}</span>;
  },
};
