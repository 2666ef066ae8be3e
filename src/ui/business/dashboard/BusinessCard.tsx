import type { Business } from '@/domain/business/Business';
import { useAttention } from '@/ui/business/attention/AttentionScope';
import { SubscriptionSlot } from '@/ui/business/attention/SubscriptionSlot';
import { BusinessStatusBadge } from '@/ui/business/BusinessStatusBadge';
import { ArchPicture } from '@/ui/design/components/arch-picture/ArchPicture';
import { Card } from '@/ui/design/components/card/Card';
import { Wall } from '@/ui/design/components/wall/Wall';
import { BusinessLines } from './BusinessLines';
import type { ListTexts } from './businessTexts';
import styles from './business-card.module.scss';

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
          <BusinessLines
            of={shown}
            styles={styles}
            kindEnd={<Readiness business={business} />}
            href={shown.path}
          />
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

/** The width is reserved, so that the text beside it wraps the same before and after the readiness is known. */
function Readiness({ business }: Pick<BusinessCardProps, 'business'>) {
  const attention = useAttention();
  return (
    <div className={styles['readiness']}>
      {attention !== undefined && (
        <attention.parts.BusinessReadiness viewModel={attention.viewModel} business={business} />
      )}
    </div>
  );
}
