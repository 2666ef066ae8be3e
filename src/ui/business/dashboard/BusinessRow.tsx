import { memo } from 'react';
import type { Business } from '@/domain/business/Business';
import { SubscriptionSlot } from '@/ui/business/attention/SubscriptionSlot';
import { BusinessStatusBadge } from '@/ui/business/BusinessStatusBadge';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { Wall } from '@/ui/design/components/wall/Wall';
import { BusinessLines } from './BusinessLines';
import type { ListTexts } from './businessTexts';
import styles from './business-row.module.scss';

interface BusinessRowProps {
  readonly business: Business;
  readonly texts: ListTexts;
  /** The start of the ids of its elements, unique to the list. */
  readonly idPrefix: string;
}

/** A business in a long list. The link covers the whole row. It is named by its text and by the business. */
export const BusinessRow = memo(function BusinessRow({ business, texts, idPrefix }: BusinessRowProps) {
  const shown = texts.of(business);
  const { name, initials, status, statusWord, tint, path } = shown;
  const isMuted = status === 'inactive';
  const id = `${idPrefix}${path}`;
  const nameId = `${id}-name`;
  return (
    <li className={styles['row']}>
      <Wall tint={tint} isMuted={isMuted} className={styles['wall']}>
        <ArchPicture
          src={business.profilePhoto}
          alt=""
          initials={initials}
          initialsLang={name.language}
          size="row"
          isMuted={isMuted}
        />
      </Wall>
      <BusinessLines of={shown} styles={styles} nameId={nameId} />
      <div className={styles['status']}>
        <BusinessStatusBadge status={status} word={statusWord} onWall={false} />
      </div>
      <a id={id} className={styles['link']} href={path} aria-labelledby={`${id} ${nameId}`}>
        <span className={styles['words']}>{texts.viewDetails}</span>
      </a>
      <div className={styles['subscription']}>
        <SubscriptionSlot business={business} isInRow />
      </div>
    </li>
  );
});
