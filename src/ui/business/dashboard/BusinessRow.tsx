import { memo } from 'react';
import type { Business } from '@/domain/business/Business';
import { SubscriptionSlot } from '@/ui/business/attention/SubscriptionSlot';
import type { ManyChoice } from '@/ui/business/many/ManyChoice';
import { classNames } from '@/ui/design/classNames';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { wallClass } from '@/ui/design/components/wall/Wall';
import type { ListTexts } from './businessTexts';
import styles from './business-row.module.scss';

interface BusinessRowProps {
  readonly business: Business;
  readonly texts: ListTexts;
  /** The start of the ids of its elements, unique to the list. */
  readonly idPrefix: string;
  /** While the owner chooses businesses, the box covers the row in place of the link. */
  readonly Box?: ManyChoice['RowBox'] | undefined;
}

/**
 * A business in a long list. The link covers the whole row. It is named "View Details" by the element that has
 * `idPrefix` as its id, and by the business.
 */
export const BusinessRow = memo(function BusinessRow({ business, texts, idPrefix, Box }: BusinessRowProps) {
  const { name, kind, address, initials, status, statusWord, tint, path } = texts.of(business);
  const isMuted = status === 'inactive';
  const nameId = `${idPrefix}${path}`;
  return (
    <li className={styles['row']}>
      <div className={wallClass({ tint, isMuted, className: styles['wall'] })}>
        <ArchPicture
          src={business.profilePhoto}
          initials={initials}
          initialsLang={name.language}
          size="row"
          isMuted={isMuted}
        />
      </div>
      <h2 id={nameId} className={styles['name']}>
        <bdi lang={name.language}>{name.text}</bdi>
      </h2>
      {kind !== undefined && (
        <p className={styles['kind']}>
          <bdi lang={kind.language}>{kind.text}</bdi>
        </p>
      )}
      <p className={classNames(styles['status'], styles[status])}>{statusWord}</p>
      {address !== undefined && (
        <p className={styles['address']}>
          <bdi>{address}</bdi>
        </p>
      )}
      {Box === undefined ? (
        <a className={styles['link']} href={path} aria-labelledby={`${idPrefix} ${nameId}`}>
          <span className={styles['chevron']} />
        </a>
      ) : (
        <Box business={business} nameId={nameId} />
      )}
      <SubscriptionSlot business={business} className={styles['subscription']} isInRow />
    </li>
  );
});
