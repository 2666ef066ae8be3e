import { Link } from 'react-router-dom';
import {
  descriptionIn,
  displayNameIn,
  displayStatus,
  isActive,
  nameIn,
  type Business,
} from '@/domain/business/Business';
import type { TextInLanguage as Name } from '@/domain/shared/LocalizedText';
import { BusinessPicture } from '@/ui/business/BusinessPicture';
import { SubscriptionSlot } from '@/ui/business/attention/SubscriptionSlot';
import { BusinessStatusBadge } from '@/ui/business/BusinessStatusBadge';
import { wallTintOf } from '@/ui/business/wallTintOf';
import { Card } from '@/ui/design/components/card/Card';
import { Isolated } from '@/ui/design/components/isolated/Isolated';
import { Wall } from '@/ui/design/components/wall/Wall';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { paths } from '@/ui/shell/paths';
import styles from './business-card.module.scss';
import type { CardTexts } from './cardTexts';

/** The light beams of neighbouring walls differ slightly. */
const BEAMS = ['middle', 'later', 'earlier'] as const;

interface BusinessCardProps {
  readonly business: Business;
  readonly position: number;
  readonly texts: CardTexts;
}

/** A business on the dashboard. The whole card is one link, named by the business. */
export function BusinessCard({ business, position, texts }: BusinessCardProps) {
  const isMuted = !isActive(business);
  const name = nameIn(business, texts.language);
  const status = displayStatus(business);
  return (
    <Card as="li" isBare className={styles['card']}>
      <Wall
        tint={wallTintOf(business)}
        beam={BEAMS[position % BEAMS.length]}
        isMuted={isMuted}
        className={styles['wall']}
      >
        <BusinessPicture
          business={business}
          name={name}
          size="card"
          isMuted={isMuted}
          className={styles['picture']}
        />
        <div className={styles['badge']}>
          <BusinessStatusBadge status={status} word={texts.status[status]} />
        </div>
      </Wall>
      <div className={styles['body']}>
        <div className={styles['texts']}>
          <CardText business={business} name={name} texts={texts} />
        </div>
        <SubscriptionSlot business={business} />
        <p className={styles['foot']}>{texts.viewDetails}</p>
      </div>
    </Card>
  );
}

interface CardTextProps extends Omit<BusinessCardProps, 'position'> {
  readonly name: Name;
}

function CardText({ business, name, texts: { language, category } }: CardTextProps) {
  const displayName = displayNameIn(business, language);
  const description = descriptionIn(business, language);
  return (
    <>
      <h2 className={styles['name']}>
        <Link className={styles['link']} to={paths.business(business.id)}>
          <TextInLanguage of={name} />
        </Link>
      </h2>
      {displayName !== undefined && (
        <p className={styles['kind']}>
          <TextInLanguage of={displayName} />
        </p>
      )}
      {displayName === undefined && business.category !== undefined && (
        <p className={styles['kind']}>
          <Isolated>{category(business.category)}</Isolated>
        </p>
      )}
      {description !== undefined && (
        <p className={styles['description']} lang={description.language} dir="auto">
          {shownText(description.text, 'summary')}
        </p>
      )}
      {business.address !== undefined && (
        <p className={styles['address']}>
          <Isolated>{shownText(business.address, 'address')}</Isolated>
        </p>
      )}
    </>
  );
}
