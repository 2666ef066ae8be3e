import { directionOf } from '@/domain/shared/language';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { EditingPart, FieldProps, FieldValueProps } from '../EditingPart';
import { TextsForm } from './TextsForm';
import { splitField } from './splitField';

export const TEXTS_PART: EditingPart = { Form: TextsForm, FieldName, FieldValue };

function FieldName({ field }: FieldProps) {
  const { t } = useTranslation();
  const split = splitField(field);
  return split && <span>{t(`editing.texts.in.${split.text}.${split.language}`)}</span>;
}

function FieldValue({ field, values }: FieldValueProps) {
  const { t } = useTranslation();
  const split = splitField(field);
  const value = split && values[`${split.text}.${split.language}`];
  if (split === undefined || value === undefined || value === '') return <span>{t('editing.empty')}</span>;
  return (
    <bdi lang={split.language} dir={directionOf(split.language)}>
      {value}
    </bdi>
  );
}
