import type { Business } from '@/domain/business/Business';
import { SubscriptionSlot } from '@/ui/business/attention/SubscriptionSlot';
import { BusinessStatusBadge } from '@/ui/business/BusinessStatusBadge';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { Card } from '@/ui/design/components/card/Card';
import { Wall } from '@/ui/design/components/wall/Wall';
import styles from './business-card.module.scss';
import type { BusinessTexts, ListTexts } from './businessTexts';

/** The light beams of neighbouring walls differ slightly. */
const BEAMS = ['middle', 'later', 'earlier'] as const;

interface BusinessCardProps {
  readonly business: Business;
  readonly position: number;
  readonly texts: ListTexts;
}

/** A business on the dashboard. The whole card is one link, named by the business. */
export function BusinessCard({ business, position, texts }: BusinessCardProps) {
  const shown = texts.of(business);
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
          alt=""
          initials={shown.initials}
          initialsLang={shown.name.language}
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
          <CardText of={shown} />
        </div>
        <SubscriptionSlot business={business} />
        {/* The link is the name. Read out, these words would promise another one. */}
        <p className={styles['foot']} aria-hidden="true">
          {texts.viewDetails}
        </p>
      </div>
    </Card>
  );
}

function CardText({ of: { name, kind, description, address, path } }: { readonly of: BusinessTexts }) {
  return (
    <>
      <h2 className={styles['name']}>
        <a className={styles['link']} href={path}>
          <bdi lang={name.language}>{name.text}</bdi>
        </a>
      </h2>
      {kind !== undefined && (
        <p className={styles['kind']}>
          <bdi lang={kind.language}>{kind.text}</bdi>
        </p>
      )}
      {description !== undefined && (
        <p className={styles['description']} lang={description.language} dir="auto">
          {description.text}
        </p>
      )}
      {address !== undefined && (
        <p className={styles['address']}>
          <bdi>{address}</bdi>
        </p>
      )}
    </>
  );
}
