import { memo, useId, useRef } from 'react';
import type { Business } from '@/domain/business/Business';
import { SubscriptionSlot } from '@/ui/business/attention/SubscriptionSlot';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { cardClass } from '@/ui/design/components/card/Card';
import { SPACE } from '@/ui/design/components/space/space';
import { statusBadgeClass } from '@/ui/design/components/status-badge/StatusBadge';
import { wallClass } from '@/ui/design/components/wall/Wall';
import { type ListTexts, useListTexts } from './businessTexts';
import { useLinkClicks } from './useLinkClicks';
import { useVisibleFirst } from './useVisibleFirst';
import cardStyles from './business-card.module.scss';
import styles from './business-cards.module.scss';

/** The cards of a list. `memo`, because the page renders on every keystroke in the search field. */
export const BusinessCards = memo(function BusinessCards({
  businesses,
}: {
  readonly businesses: readonly Business[];
}) {
  const texts = useListTexts();
  const idPrefix = useId();
  const list = useRef<HTMLUListElement>(null);
  useLinkClicks(list);
  const shown = useVisibleFirst(businesses, 'cards');
  return (
    <ul role="list" ref={list} className={styles['grid']}>
      {shown.map((business, position) => (
        <BusinessCard
          key={business.id}
          business={business}
          position={position}
          texts={texts}
          idPrefix={idPrefix}
        />
      ))}
    </ul>
  );
});

/** Where the light beam of the wall begins. Neighbouring cards differ. */
const BEAMS = ['middle', 'end', 'start'] as const;

const ACTIVE_BADGE = statusBadgeClass({ tone: 'ok', shape: 'dot', onWall: true });
const INACTIVE_BADGE = statusBadgeClass({ tone: 'neutral', shape: 'ring', onWall: true });

interface BusinessCardProps {
  readonly business: Business;
  readonly position: number;
  readonly texts: ListTexts;
  /** Unique to the list. The ids of the elements that name the links begin with it. */
  readonly idPrefix: string;
}

/** A business on the dashboard. The whole card is one link, named by the business and "View Details". */
const BusinessCard = memo(function BusinessCard({ business, position, texts, idPrefix }: BusinessCardProps) {
  const shown = texts.of(business);
  const { name, kind, address, description } = shown;
  const isMuted = shown.status === 'inactive';
  const nameId = `${idPrefix}${shown.path}`;
  const detailsId = `${nameId}/details`;
  return (
    <li className={cardClass({ isBare: true, className: cardStyles['card'] })}>
      <div
        className={wallClass({
          tint: shown.tint,
          beam: BEAMS[position % BEAMS.length],
          isMuted,
          className: cardStyles['wall'],
        })}
      >
        <ArchPicture
          src={business.profilePhoto}
          initials={shown.initials}
          initialsLang={name.language}
          size="card"
          isMuted={isMuted}
          className={cardStyles['picture']}
        />
        <div className={cardStyles['badge']}>
          <span className={isMuted ? INACTIVE_BADGE : ACTIVE_BADGE}>{shown.statusWord}</span>
        </div>
      </div>
      <div className={cardStyles['body']}>
        <div className={cardStyles['texts']}>
          <h2 className={cardStyles['name']} aria-labelledby={nameId}>
            <a className={cardStyles['link']} href={shown.path} aria-labelledby={`${nameId} ${detailsId}`}>
              <bdi id={nameId} lang={name.language}>
                {name.text}
              </bdi>
            </a>
          </h2>
          {(kind !== undefined || address !== undefined) && (
            <p className={cardStyles['facts']}>
              {kind !== undefined && (
                <span className={cardStyles['fact']}>
                  <bdi lang={kind.language}>{kind.text}</bdi>
                  {SPACE}
                </span>
              )}
              {address !== undefined && (
                <span className={cardStyles['fact']}>
                  <bdi>{address}</bdi>
                </span>
              )}
            </p>
          )}
          {description !== undefined && (
            <p className={cardStyles['description']} lang={description.language} dir="auto">
              {description.text}
            </p>
          )}
        </div>
        <div className={cardStyles['foot']}>
          <SubscriptionSlot business={business} className={cardStyles['subscription']} />
          {/* Hidden from assistive technology, because it is part of the name of the link. */}
          <p id={detailsId} className={cardStyles['details']} aria-hidden="true">
            {texts.viewDetails}
          </p>
        </div>
      </div>
    </li>
  );
});
