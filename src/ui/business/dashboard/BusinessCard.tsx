import { ArrowRight, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  descriptionIn,
  displayNameIn,
  displayStatus,
  isActive,
  nameIn,
  type Business,
} from '@/domain/business/Business';
import { BusinessPicture } from '@/ui/business/BusinessPicture';
import { BusinessStatusBadge } from '@/ui/business/BusinessStatusBadge';
import { wallTintOf } from '@/ui/business/wallTintOf';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Isolated } from '@/ui/design/components/isolated/Isolated';
import { Wall } from '@/ui/design/components/wall/Wall';
import { useCatalogTexts } from '@/ui/i18n/catalogText';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import styles from './business-card.module.scss';

/** Neighbouring walls get their light a little earlier or later. */
const BEAMS = ['middle', 'later', 'earlier'] as const;

/** Characters; far more than two lines hold, so that a text of any size costs no layout. */
const LONGEST_DESCRIPTION = 400;

interface BusinessCardProps {
  readonly business: Business;
  readonly position: number;
}

/** A business on the dashboard. The whole card is one link, named by the business. */
export function BusinessCard({ business, position }: BusinessCardProps) {
  const { t } = useTranslation();
  const isMuted = !isActive(business);
  return (
    <Card as="li" isBare className={styles['card']}>
      <Wall
        tint={wallTintOf(business)}
        beam={BEAMS[position % BEAMS.length]}
        isMuted={isMuted}
        className={styles['wall']}
      >
        <BusinessPicture business={business} size="card" isMuted={isMuted} className={styles['picture']} />
        <div className={styles['badge']}>
          <BusinessStatusBadge status={displayStatus(business)} />
        </div>
      </Wall>
      <div className={styles['body']}>
        <div className={styles['texts']}>
          <CardText business={business} />
        </div>
        <p className={styles['foot']}>
          {t('business.dashboard.viewDetails')}
          <Icon of={ArrowRight} size="small" mirrorsInRtl />
        </p>
      </div>
    </Card>
  );
}

function CardText({ business }: { readonly business: Business }) {
  const language = useLanguage();
  const { category } = useCatalogTexts();
  const displayName = displayNameIn(business, language);
  const description = descriptionIn(business, language);
  return (
    <>
      <h2 className={styles['name']}>
        <Link className={styles['link']} to={paths.business(business.id)}>
          <TextInLanguage of={nameIn(business, language)} />
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
          {description.text.slice(0, LONGEST_DESCRIPTION)}
        </p>
      )}
      {business.address !== undefined && (
        <p className={styles['address']}>
          <Icon of={MapPin} size="small" />
          <Isolated>{shownText(business.address)}</Isolated>
        </p>
      )}
    </>
  );
}
