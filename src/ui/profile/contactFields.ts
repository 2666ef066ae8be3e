import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ProfileText, TextFormat } from '@/domain/profile/profileFields';
import type { SkeletonProps } from '@/ui/design/components/skeleton/Skeleton';
import type { TextFieldProps } from '@/ui/design/components/text-field/TextField';
import type { TextKey } from '@/ui/i18n/useTranslation';

interface ContactField {
  readonly label: TextKey;
  readonly icon: LucideIcon;
  readonly autoComplete: string;
  readonly widthInTenths: SkeletonProps['widthInTenths'];
}

/** How the view and the form show the contacts of the owner. */
export const CONTACT_FIELDS = {
  email: { label: 'profile.contact.email', icon: Mail, autoComplete: 'email', widthInTenths: 6 },
  phoneNumber: { label: 'profile.contact.phone', icon: Phone, autoComplete: 'tel', widthInTenths: 4 },
  address: {
    label: 'profile.contact.address',
    icon: MapPin,
    autoComplete: 'address-line1',
    widthInTenths: 5,
  },
} as const satisfies Readonly<Record<ProfileText, ContactField>>;

/** Keyboard and text direction by the format of a text. */
export const PROFILE_INPUT_PROPS: Readonly<
  Record<TextFormat, Pick<TextFieldProps, 'type' | 'inputMode' | 'dir'>>
> = {
  /* Not `type="email"`: with it the browser shows a domain in Hebrew letters as ASCII. */
  email: { inputMode: 'email', dir: 'ltr' },
  phone: { type: 'tel', inputMode: 'tel', dir: 'ltr' },
  text: { dir: 'auto' },
};
