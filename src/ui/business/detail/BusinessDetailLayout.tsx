import { memo, type ReactNode } from 'react';
import { nameIn, type Business } from '@/domain/business/Business';
import { weekOf } from '@/domain/business/operatingHours';
import { DEFAULT_TIME_ZONE, usableTimeZone } from '@/domain/shared/timeZone';
import type { OpeningHoursNow } from '@/ui/business/opening/OpeningHoursNow';
import { ListingSkeleton } from '@/ui/business/listing/ListingSkeleton';
import { Breadcrumbs } from '@/ui/design/components/breadcrumbs/Breadcrumbs';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import type { Elements } from '@/ui/design/Elements';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageTitle } from '@/ui/shell/PageTitle';
import { paths } from '@/ui/shell/paths';
import { useLanguage } from '@/ui/shell/useLanguage';
import { CardSkeleton, HeadSkeleton, SideSkeleton } from './BusinessDetailSkeleton';
import { ContactCard } from './ContactCard';
import { HeadCard } from './HeadCard';
import { HoursCard } from './HoursCard';
import { hoursNameTimeZone } from './hoursNameTimeZone';
import { useHeadFirst } from './useHeadFirst';
import foot from './business-foot.module.scss';
import styles from './business-detail-page.module.scss';

interface BusinessDetailLayoutProps {
  /** The loaded business, or the shorter copy from the dashboard. It is undefined while neither is known. */
  readonly business: Business | undefined;
  readonly isLoading: boolean;
  /** The day of the week, and whether the business is open. */
  readonly hours?: Pick<OpeningHoursNow, 'dayOfWeek' | 'opening'> | undefined;
  /** The notice above the head of the page. */
  readonly alert?: Elements;
  /** The notice below the head of the page. */
  readonly notice?: Elements;
  /** Status and subscription. While this is undefined, skeletons are shown. */
  readonly side?: ReactNode;
  /** Preview and readiness, above the facts. */
  readonly listing?: ReactNode;
}

/**
 * The layout of the page of a business, both while it loads and afterwards. Known facts keep their position. Skeletons
 * take the place of the others.
 */
export function BusinessDetailLayout(props: BusinessDetailLayoutProps) {
  const { business, isLoading, hours, alert, notice, side, listing } = props;
  const { t } = useTranslation();
  const isWhole = useHeadFirst(business !== undefined, isLoading);
  return (
    <>
      {isLoading && <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>}
      <BusinessBreadcrumbs business={business} />
      <div aria-busy={isLoading}>
        {alert}
        {business === undefined ? <HeadSkeleton /> : <HeadCard business={business} />}
        {notice}
        {isWhole ? (
          <BelowHead business={business} isLoading={isLoading} hours={hours} side={side} listing={listing} />
        ) : (
          <div className={styles['belowHead']} />
        )}
      </div>
    </>
  );
}

type BelowHeadProps = Omit<BusinessDetailLayoutProps, 'alert' | 'notice'>;

function BelowHead({ business, isLoading, hours, side, listing }: BelowHeadProps) {
  return (
    <>
      {/* The key makes React replace all skeletons at once when nothing was known before, so that no card moves. */}
      <div key={business === undefined ? 'skeletons' : 'facts'} className={styles['columns']}>
        {side === undefined ? <SideSkeleton /> : <div className={styles['side']}>{side}</div>}
        <Facts business={business} isLoading={isLoading} hours={hours} listing={listing} />
      </div>
      {business !== undefined && <BusinessFoot business={business} />}
    </>
  );
}

type FactsProps = Pick<BusinessDetailLayoutProps, 'business' | 'isLoading' | 'hours' | 'listing'>;

/**
 * A business from the list may lack facts. So the page says that there are no contacts or hours only after the full
 * business has loaded.
 */
function Facts({ business, isLoading, hours, listing }: FactsProps) {
  const known = business === undefined ? undefined : { business, isShown: shownFacts(business, isLoading) };
  return (
    <>
      <div className={styles['main']}>
        <div className={styles['listing']}>{listing ?? <ListingSkeleton />}</div>
        <div>
          {known?.isShown.contacts === true ? (
            <ContactCard business={known.business} />
          ) : (
            <CardSkeleton lines={6} />
          )}
        </div>
      </div>
      <div>
        {known?.isShown.hours === true ? (
          <HoursCard business={known.business} hours={hours} />
        ) : (
          <CardSkeleton lines={7} />
        )}
      </div>
    </>
  );
}

function shownFacts({ contacts, website, address, operatingHours }: Business, isLoading: boolean) {
  return {
    contacts: !isLoading || (address !== undefined && (contacts.length > 0 || website !== undefined)),
    hours: !isLoading || operatingHours.length > 0,
  };
}

/** The document title and the breadcrumbs of a business. */
const BusinessBreadcrumbs = memo(function BusinessBreadcrumbs({
  business,
}: {
  readonly business: Business | undefined;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = business === undefined ? undefined : nameIn(business, language);
  return (
    <>
      <PageTitle>{name === undefined ? t('detail.loading') : shownText(name.text)}</PageTitle>
      <div className={styles['breadcrumbs']}>
        <Breadcrumbs
          ariaLabel={t('detail.breadcrumbs')}
          items={[
            { label: t('business.myBusinesses'), to: paths.dashboard },
            { label: name === undefined ? '…' : <TextInLanguage of={name} /> },
          ]}
        />
      </div>
    </>
  );
});

/** What support asks for and customers do not see: the ID and the time zone, unless the hours have named it. */
const BusinessFoot = memo(function BusinessFoot({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const { id, timezone, operatingHours } = business;
  const isNamedByHours =
    weekOf(operatingHours) !== undefined &&
    hoursNameTimeZone(timezone) &&
    usableTimeZone(timezone) === timezone;
  return (
    <dl className={foot['foot']}>
      <div className={foot['entry']}>
        <dt>{t('detail.id')}</dt>
        <dd className={foot['id']}>
          <Ltr>{id}</Ltr>
        </dd>
      </div>
      {timezone !== undefined && !isNamedByHours && (
        <div className={foot['entry']}>
          <dt>{t('detail.timeZone')}</dt>
          <dd className={foot['value']}>
            {timezone === DEFAULT_TIME_ZONE ? t('detail.israelTime') : <Ltr>{shownText(timezone)}</Ltr>}
          </dd>
        </div>
      )}
    </dl>
  );
});
