import type { PictureRefused } from '@/domain/profile/Picture';
import type { TextKey } from '@/ui/i18n/Texts';

/** Why a chosen file is not used. */
export const PICTURE_REFUSALS: Readonly<Record<PictureRefused['kind'], TextKey>> = {
  'picture-too-large': 'profile.photo.tooLarge',
  'picture-too-large-to-send': 'profile.photo.tooLargeToSend',
  'picture-type-refused': 'profile.photo.typeRefused',
  'picture-too-detailed': 'profile.photo.tooDetailed',
  'picture-unreadable': 'profile.photo.unreadable',
};
