import type { Ref } from 'react';
import type { Business } from '@/domain/business/Business';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { shownInitials } from './shownInitials';

interface BusinessPictureProps {
  readonly business: Business;
  /** The name of the business, which the page also shows beside the picture. */
  readonly name: TextInLanguage;
  readonly size: 'detail' | 'card' | 'small' | 'row';
  readonly isMuted?: boolean | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The picture of a business, or its initials. The alternative text is empty, because the name is always shown beside the
 * picture.
 */
export function BusinessPicture({ business, name, size, isMuted, ref }: BusinessPictureProps) {
  return (
    <ArchPicture
      ref={ref}
      src={business.profilePhoto}
      alt=""
      initials={shownInitials(name.text)}
      initialsLang={name.language}
      size={size}
      isMuted={isMuted}
    />
  );
}
