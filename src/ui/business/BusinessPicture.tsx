import { nameIn, type Business } from '@/domain/business/Business';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { useLanguage } from '@/ui/shell/useLanguage';
import { shownInitials } from './shownInitials';

interface BusinessPictureProps {
  readonly business: Business;
  readonly size: 'card' | 'detail' | 'small';
  readonly isMuted?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The picture of a business, or its initials. Its name always stands beside it, so it says nothing of its own. */
export function BusinessPicture({ business, size, isMuted, className }: BusinessPictureProps) {
  const name = nameIn(business, useLanguage());
  return (
    <ArchPicture
      src={business.profilePhoto}
      alt=""
      initials={shownInitials(name.text)}
      initialsLang={name.language}
      size={size}
      isMuted={isMuted}
      className={className}
    />
  );
}
