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
