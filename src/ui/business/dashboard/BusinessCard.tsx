import { memo } from 'react';
import type { Business } from '@/domain/business/Business';
import { SubscriptionSlot } from '@/ui/business/attention/SubscriptionSlot';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { cardClass } from '@/ui/design/components/card/Card';
import { SPACE } from '@/ui/design/components/space/Space';
import { statusBadgeClass } from '@/ui/design/components/status-badge/StatusBadge';
import { wallClass } from '@/ui/design/components/wall/Wall';
import type { ListTexts } from './businessTexts';
import styles from './business-card.module.scss';

/** Where the light beam of the wall begins. Neighbouring cards differ. */
const BEAMS = ['middle', 'end', 'start'] as const;

const ACTIVE_BADGE = statusBadgeClass({ tone: 'ok', shape: 'dot', onWall: true });
const INACTIVE_BADGE = statusBadgeClass({ tone: 'neutral', shape: 'ring', onWall: true });

interface BusinessCardProps {
  readonly business: Business;
  readonly position: number;
  readonly texts: ListTexts;
}

/** A business on the dashboard. The whole card is one link, named by the business. */
export const BusinessCard = memo(function BusinessCard({ business, position, texts }: BusinessCardProps) {
  const shown = texts.of(business);
  const { name, kind, address, description } = shown;
  const isMuted = shown.status === 'inactive';
  return (
    <li className={cardClass({ isBare: true, className: styles['card'] })}>
      <div
        className={wallClass({
          tint: shown.tint,
          beam: BEAMS[position % BEAMS.length],
          isMuted,
          className: styles['wall'],
        })}
      >
        <ArchPicture
          src={business.profilePhoto}
          initials={shown.initials}
          initialsLang={name.language}
          size="card"
          isMuted={isMuted}
          className={styles['picture']}
        />
        <div className={styles['badge']}>
          <span className={isMuted ? INACTIVE_BADGE : ACTIVE_BADGE}>{shown.statusWord}</span>
        </div>
      </div>
      <div className={styles['body']}>
        <div className={styles['texts']}>
          <h2 className={styles['name']}>
            <a className={styles['link']} href={shown.path}>
              <bdi lang={name.language}>{name.text}</bdi>
            </a>
          </h2>
          {(kind !== undefined || address !== undefined) && (
            <p className={styles['facts']}>
              {kind !== undefined && (
                <span className={styles['fact']}>
                  <bdi lang={kind.language}>{kind.text}</bdi>
                  {SPACE}
                </span>
              )}
              {address !== undefined && (
                <span className={styles['fact']}>
                  <bdi>{address}</bdi>
                </span>
              )}
            </p>
          )}
          {description !== undefined && (
            <p className={styles['description']} lang={description.language} dir="auto">
              {description.text}
            </p>
          )}
        </div>
        <div className={styles['foot']}>
          <SubscriptionSlot business={business} className={styles['subscription']} />
          {/* Hidden from assistive technology, because it looks like a second link. The name is the link. */}
          <p className={styles['details']} aria-hidden="true">
            {texts.viewDetails}
          </p>
        </div>
      </div>
    </li>
  );
});
