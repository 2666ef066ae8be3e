import type { PreparePicture } from '@/application/profile/PreparePicture';
import type { ListingForm } from './ListingForm';

export interface PartFormProps {
  readonly form: ListingForm;
  /** Nothing can be changed while a save is running. */
  readonly isReadOnly: boolean;
  /** The field that the URL names. EditingForm focuses it. */
  readonly field?: string | undefined;
}

export interface PhotoFormProps extends PartFormProps {
  /** Turns a chosen file into a picture that is safe to show and to upload. */
  readonly preparePicture: PreparePicture['execute'];
}
