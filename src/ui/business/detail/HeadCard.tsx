import { Camera, Star, Tag } from 'lucide-react';
import { type RefObject, use, useLayoutEffect, useRef } from 'react';
import { descriptionIn, isActive, isDraft, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { BusinessWall } from '@/ui/business/BusinessPicture';
import { StatusBadge } from '@/ui/design/components/status-badge/StatusBadge';
import { EditLink, EditPathContext } from '@/ui/business/detail/EditLinks';
import { rememberArch, moveArch } from '@/ui/business/movingArch';
import { ratingText } from '@/ui/business/ratingText';
import { Card } from '@/ui/design/components/card/Card';
import type { Elements } from '@/ui/design/Elements';
import { Icon } from '@/ui/design/components/icon/Icon';
import { categoryText } from '@/ui/i18n/categoryText';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageHeading } from '@/ui/shell/PageHeading';
import { paths } from '@/ui/shell/paths';
import { BusinessName } from '@/ui/business/BusinessName';
import styles from './head-card.module.scss';

/** Milliseconds of the motion from the card into the page. */
const OPENING_DURATION = 220;

interface HeadCardProps {
  readonly business: Business;
  readonly children?: Elements;
}

/** Picture, name, category, rating and description (spec section 2). `children` is the status strip. */
export function HeadCard({ business, children }: HeadCardProps) {
  const { t, language } = useTranslation();
  const description = descriptionIn(business, language);
  const arch = useMovingArch(business.id);
  const isHidden = !isActive(business);
  return (
    <Card isBare className={styles['head']}>
      <BusinessWall
        ref={arch}
        business={business}
        size="detail"
        isMuted={isHidden}
        className={styles['wall']}
      >
        {isHidden && (
          <div className={styles['badge']}>
            <StatusBadge tone="neutral" shape="ring" onWall>
              {isDraft(business) ? t('detail.draft') : t('business.status.inactive')}
            </StatusBadge>
          </div>
        )}
      </BusinessWall>
      <div className={styles['title']}>
        <PageHeading>
          <BusinessName of={business} />
        </PageHeading>
        <CategoryAndRating business={business} />
      </div>
      <div className={styles['cells']}>
        {description !== undefined && (
          <p className={styles['description']} lang={description.language} dir="auto">
            {shownText(description.text, 'description')}
          </p>
        )}
        {children}
      </div>
      <HeadEditLinks />
    </Card>
  );
}

function HeadEditLinks() {
  const { t } = useTranslation();
  const editPath = use(EditPathContext);
  if (editPath('texts') === undefined && editPath('photo') === undefined) return undefined;
  return (
    <div className={styles['edits']}>
      <EditLink part="texts" label={t('detail.texts')} spokenSuffix={t('detail.edit')} />
      <EditLink
        part="photo"
        icon={Camera}
        label={t('detail.missing.photo')}
        spokenSuffix={t('detail.edit')}
      />
    </div>
  );
}

function CategoryAndRating({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const rating = ratingText(t, business);
  if (business.category === undefined && rating === undefined) return undefined;
  return (
    <ul role="list" className={styles['marks']}>
      {business.category !== undefined && (
        <li className={styles['mark']}>
          <Icon of={Tag} size="small" />
          <bdi>{categoryText(t, business.category)}</bdi>
        </li>
      )}
      {rating !== undefined && (
        <li className={styles['mark']}>
          <Icon of={Star} size="small" />
          <span>{rating}</span>
        </li>
      )}
    </ul>
  );
}

/** Moves the arch from the dashboard's card to this page. On unmount stores its position for the motion back. */
function useMovingArch(id: BusinessId): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const path = paths.business(id);
    const arch = ref.current;
    if (arch === null) return undefined;
    moveArch(path, arch, OPENING_DURATION);
    return () => rememberArch(path, arch);
  }, [id]);
  return ref;
}
