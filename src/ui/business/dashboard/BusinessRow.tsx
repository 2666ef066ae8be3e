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
  /** Unique to the list. The ids of the row's elements begin with it. */
  readonly idPrefix: string;
  /** Covers the row instead of the link while the owner chooses businesses. */
  readonly Box?: ManyChoice['RowBox'] | undefined;
}

/**
 * A business in a long list. A link covers the row. Its accessible name is the text "View Details", which BusinessRows
 * renders once with the id `idPrefix`, and the name of the business.
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
