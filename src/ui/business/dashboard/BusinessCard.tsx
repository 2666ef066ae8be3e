import type { Business } from '@/domain/business/Business';
import { SubscriptionSlot } from '@/ui/business/attention/SubscriptionSlot';
import { BusinessStatusBadge } from '@/ui/business/BusinessStatusBadge';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { Card } from '@/ui/design/components/card/Card';
import { Space } from '@/ui/design/components/space/Space';
import { Wall } from '@/ui/design/components/wall/Wall';
import type { ListTexts } from './businessTexts';
import styles from './business-card.module.scss';

/** The light beams of neighbouring walls differ slightly. */
const BEAMS = ['middle', 'end', 'start'] as const;

interface BusinessCardProps {
  readonly business: Business;
  readonly position: number;
  readonly texts: ListTexts;
}

/** A business on the dashboard. The whole card is one link, named by the business. */
export function BusinessCard({ business, position, texts }: BusinessCardProps) {
  const shown = texts.of(business);
  const { name, kind, address, description } = shown;
  const isMuted = shown.status === 'inactive';
  return (
    <Card as="li" isBare className={styles['card']}>
      <Wall
        tint={shown.tint}
        beam={BEAMS[position % BEAMS.length]}
        isMuted={isMuted}
        className={styles['wall']}
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
          <BusinessStatusBadge status={shown.status} word={shown.statusWord} />
        </div>
      </Wall>
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
                  <Space />
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
    </Card>
  );
}
