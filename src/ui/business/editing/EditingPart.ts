import type { ComponentType } from 'react';
import type { BusinessChange, ListingField } from '@/domain/business/listing/Listing';
import type { PreparePicture } from '@/application/profile/PreparePicture';
import type { ListingForm } from './ListingForm';

export interface PartFormProps {
  readonly form: ListingForm;
  /** Nothing can be changed while a save is running. */
  readonly isReadOnly: boolean;
  /** The field that a link asks for. The frame moves the focus to it. */
  readonly field?: string | undefined;
}

export interface PhotoFormProps extends PartFormProps {
  /** Makes a chosen file safe to show and to upload. */
  readonly preparePicture: PreparePicture['execute'];
}

export interface FieldProps {
  readonly field: ListingField;
}

export interface FieldValueProps extends FieldProps {
  readonly values: BusinessChange;
}

/** One part of a listing in the editor. */
export interface EditingPart {
  /** Each field is in an element with `data-field={field}`, whose first control gets the focus when a link asks for the field. */
  readonly Form: ComponentType<PhotoFormProps>;
  /** The name of a field, such as "Name in English" or "Sunday". */
  readonly FieldName: ComponentType<FieldProps>;
  /** The value of a field as text, where two versions are compared. */
  readonly FieldValue: ComponentType<FieldValueProps>;
}
