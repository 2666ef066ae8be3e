import { useTranslation } from '@/ui/i18n/useTranslation';
import type { EditingPart } from '../EditingPart';
import { PhotoForm } from './PhotoForm';

export const PHOTO_PART: EditingPart = {
  Form: PhotoForm,
  FieldName: function PhotoName() {
    const { t } = useTranslation();
    return t('editing.photo.title');
  },
  FieldValue: function PhotoValue({ values }) {
    const { t } = useTranslation();
    return t((values.photo ?? '') === '' ? 'editing.photo.none' : 'editing.photo.some');
  },
};
