import type { Ref } from 'react';
import { nameIn, type Business } from '@/domain/business/Business';
import type { Language } from '@/domain/shared/language';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { Wall } from '@/ui/design/components/wall/Wall';
import type { Elements } from '@/ui/design/Elements';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { shownInitials } from './shownInitials';
import { wallTintOf } from './wallTintOf';

interface BusinessPictureProps {
  readonly business: Business;
  readonly size: 'detail' | 'card' | 'small' | 'row';
  /** The language of the initials, if it is not that of the page. */
  readonly language?: Language | undefined;
  readonly isMuted?: boolean | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The picture of a business, or its initials. It has no alternative text, because the name is always next to it. */
export function BusinessPicture({ business, size, language, isMuted, ref }: BusinessPictureProps) {
  const { language: pageLanguage } = useTranslation();
  const name = nameIn(business, language ?? pageLanguage);
  return (
    <ArchPicture
      ref={ref}
      src={business.profilePhoto}
      initials={shownInitials(name.text)}
      initialsLang={name.language}
      size={size}
      isMuted={isMuted}
    />
  );
}

interface BusinessWallProps extends BusinessPictureProps {
  readonly className: string | undefined;
  readonly children?: Elements;
}

/** The picture in front of a coloured wall. */
export function BusinessWall({ className, children, ...picture }: BusinessWallProps) {
  const { business, isMuted } = picture;
  return (
    <Wall tint={wallTintOf(business)} isMuted={isMuted} className={className}>
      <BusinessPicture {...picture} />
      {children}
    </Wall>
  );
}
