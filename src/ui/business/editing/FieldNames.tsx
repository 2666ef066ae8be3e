import { Fragment } from 'react';
import type { ListingField, ListingPart } from '@/domain/business/listing/Listing';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { EDITING_PARTS } from './editingParts';

interface FieldNamesProps {
  readonly part: ListingPart;
  readonly fields: readonly ListingField[];
  /** The sentence that the name stands in. */
  readonly inSentence?: { readonly key: 'errorsLeft'; readonly count: number } | undefined;
}

/** The names of changed fields. More than two are only counted. */
const MAX_NAMES = 2;

export function FieldNames({ part, fields, inSentence }: FieldNamesProps) {
  const { t } = useTranslation();
  const { FieldName } = EDITING_PARTS[part];
  if (fields.length > MAX_NAMES) return undefined;
  const names = (
    <span>
      {fields.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && <span> · </span>}
          <FieldName field={field} />
        </Fragment>
      ))}
    </span>
  );
  if (inSentence === undefined) return names;
  return (
    <Sentence
      text={t(`editing.${inSentence.key}`, { count: inSentence.count, where: slot('where') })}
      values={{ where: names }}
    />
  );
}
