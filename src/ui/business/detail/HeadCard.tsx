import { Star, Tag } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import {
  descriptionIn,
  displayStatus,
  nameIn,
  type Business,
  type BusinessId,
} from '@/domain/business/Business';
import { BusinessPicture } from '@/ui/business/BusinessPicture';
import { BusinessStatusBadge } from '@/ui/business/BusinessStatusBadge';
import { leaveArch, moveArch } from '@/ui/business/movingArch';
import { wallTintOf } from '@/ui/business/wallTintOf';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Isolated } from '@/ui/design/components/isolated/Isolated';
import { Wall } from '@/ui/design/components/wall/Wall';
import { useCatalogTexts } from '@/ui/i18n/catalogText';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { formatNumber } from '@/ui/i18n/formatters';
import { shownText } from '@/ui/i18n/shownText';
import { PageHeading } from '@/ui/shell/PageHeading';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import styles from './head-card.module.scss';

/** Milliseconds of the motion from the card into the page. */
const OPENING_DURATION = 220;

/** The head of the page: picture, name, category, status and description (spec section 2). */
export function HeadCard({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = nameIn(business, language);
  const status = displayStatus(business);
  const description = descriptionIn(business, language);
  const arch = useMovingArch(business.id);
  return (
    <Card isBare className={styles['head']}>
      <Wall tint={wallTintOf(business)} className={styles['wall']}>
        <BusinessPicture ref={arch} business={business} name={name} size="detail" />
        <div className={styles['badge']}>
          <BusinessStatusBadge status={status} word={t(`business.status.${status}`)} />
        </div>
      </Wall>
      <div className={styles['title']}>
        <PageHeading>
          <TextInLanguage of={name} />
        </PageHeading>
        <Marks business={business} />
      </div>
      {description !== undefined && (
        <p className={styles['description']} lang={description.language} dir="auto">
          {shownText(description.text, 'description')}
        </p>
      )}
    </Card>
  );
}

function Marks({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const { category } = useCatalogTexts();
  const isRated = business.rating > 0 && business.reviewCount > 0;
  if (business.category === undefined && !isRated) return undefined;
  return (
    <ul className={styles['marks']}>
      {business.category !== undefined && (
        <li className={styles['mark']}>
          <Icon of={Tag} size="small" />
          <Isolated>{category(business.category)}</Isolated>
        </li>
      )}
      {isRated && (
        <li className={styles['mark']}>
          <Icon of={Star} size="small" />
          {t('business.detail.rating', {
            count: business.reviewCount,
            number: formatNumber(business.reviewCount),
            rating: formatNumber(business.rating),
          })}
        </li>
      )}
    </ul>
  );
}

/**
 * Moves the arch from the card of the business on the dashboard. Records its position on unmount, so that the card can
 * animate it back.
 */
function useMovingArch(id: BusinessId): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const path = paths.business(id);
    const arch = ref.current;
    if (arch === null) return undefined;
    moveArch(path, arch, OPENING_DURATION);
    return () => leaveArch(path, arch);
  }, [id]);
  return ref;
}
