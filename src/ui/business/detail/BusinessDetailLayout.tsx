import { Copy } from 'lucide-react';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { type Business, isActive, nameIn } from '@/domain/business/Business';
import { weekOf } from '@/domain/business/operatingHours';
import { isSupportedTimeZone } from '@/domain/shared/timeZone';
import { BusinessSwitcher, Neighbours } from '@/ui/business/switcher/BusinessSwitcher';
import { Breadcrumbs } from '@/ui/design/components/breadcrumbs/Breadcrumbs';
import { Button } from '@/ui/design/components/button/Button';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import type { Elements } from '@/ui/design/Elements';
import { useCopy } from '@/ui/design/useCopy';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageTitle } from '@/ui/shell/PageTitle';
import { paths } from '@/ui/shell/paths';
import {
  CardSkeleton,
  HeadSkeleton,
  NoSubscriptionSkeleton,
  RowSkeleton,
  StripSkeleton,
} from './BusinessDetailSkeleton';
import { ContactCard, hasContacts } from './ContactCard';
import { HeadCard } from './HeadCard';
import type { HoursNow } from './BusinessDetailState';
import { HoursCard } from './HoursCard';
import { TimeZoneName } from './TimeZoneName';
import styles from './business-detail-page.module.scss';
import foot from './business-foot.module.scss';

export interface BusinessDetailLayoutProps {
  /** The loaded business, or before that its cached copy, which has fewer facts. Undefined while there is neither. */
  readonly business: Business | undefined;
  readonly isLoading: boolean;
  readonly hours?: HoursNow | undefined;
  /** The result of an edit, at the top of the page. */
  readonly result?: Elements;
  readonly alert?: Elements;
  /** The status strip at the end of the head. */
  readonly status?: Elements;
  /** The notice below the head of the page. */
  readonly notice?: Elements;
  /** The details that a draft lacks. */
  readonly missing?: Elements;
  /** The subscription section. Undefined shows a skeleton. */
  readonly side?: ReactNode;
  /** The folded rows above the facts. Undefined shows a skeleton. */
  readonly rows?: ReactNode;
}

/** The page of a business, both while it loads and later. Known facts keep their position, others are skeletons. */
export function BusinessDetailLayout(props: BusinessDetailLayoutProps) {
  const { business, isLoading, alert, notice, status } = props;
  const { t } = useTranslation();
  const isWhole = useHeadFirst(business !== undefined, isLoading);
  return (
    <>
      {isLoading && <VisuallyHidden role="status">{t('detail.loading')}</VisuallyHidden>}
      <BusinessBreadcrumbs business={business} />
      <div aria-busy={isLoading}>
        {props.result}
        {alert}
        {business === undefined ? (
          <HeadSkeleton />
        ) : (
          <HeadCard business={business}>
            {status ?? (isLoading && isActive(business) && <StripSkeleton />)}
          </HeadCard>
        )}
        {notice}
        {isWhole ? <BelowHead {...props} /> : <div className={styles['belowHead']} />}
      </div>
    </>
  );
}

function BelowHead({ business, isLoading, hours, missing, side, rows }: BusinessDetailLayoutProps) {
  return (
    <>
      {/* When the first facts arrive, the key makes React replace all skeletons at once, so that no card moves. */}
      <div key={business === undefined ? 'skeletons' : 'facts'} className={styles['columns']}>
        {missing !== undefined && <div className={styles['missing']}>{missing}</div>}
        <div className={styles['side']}>{side ?? <SideSkeleton business={business} />}</div>
        <div className={styles['rows']}>{rows ?? <RowSkeleton />}</div>
        <Facts business={business} isLoading={isLoading} hours={hours} />
      </div>
      {business !== undefined && <BusinessFoot business={business} />}
    </>
  );
}

/** An inactive business most likely has no subscription. */
function SideSkeleton({ business }: { readonly business: Business | undefined }) {
  return business === undefined || isActive(business) ? (
    <CardSkeleton lines={7} hasAction />
  ) : (
    <NoSubscriptionSkeleton />
  );
}

type FactsProps = Pick<BusinessDetailLayoutProps, 'business' | 'isLoading' | 'hours'>;

/** The cached business has only some of the facts. Skeletons replace the others until the business has loaded. */
function Facts({ business, isLoading, hours }: FactsProps) {
  const hasHours = business !== undefined && weekOf(business.operatingHours) !== undefined;
  const contacts =
    business !== undefined && hasContacts(business) && (!isLoading || business.address !== undefined) ? (
      <ContactCard business={business} />
    ) : (
      isLoading && <CardSkeleton lines={6} />
    );
  const week = hasHours ? (
    <HoursCard business={business} hours={hours} />
  ) : (
    isLoading && <CardSkeleton lines={7} />
  );
  return (
    (contacts || week) && (
      <div className={styles['facts']}>
        {contacts}
        {week}
      </div>
    )
  );
}

/** The document title and the breadcrumbs of a business. */
const BusinessBreadcrumbs = memo(function BusinessBreadcrumbs({
  business,
}: {
  readonly business: Business | undefined;
}) {
  const { t, language } = useTranslation();
  const name = business === undefined ? undefined : nameIn(business, language);
  return (
    <>
      <PageTitle>{name === undefined ? t('detail.loading') : shownText(name.text)}</PageTitle>
      <div className={styles['breadcrumbs']}>
        <Breadcrumbs
          ariaLabel={t('detail.breadcrumbs')}
          items={[
            { label: t('business.myBusinesses'), to: paths.dashboard },
            { label: business === undefined ? '…' : <BusinessSwitcher business={business} /> },
          ]}
        />
        {business !== undefined && <Neighbours business={business} />}
      </div>
    </>
  );
});

/** The id, which support asks for, and the time zone unless HoursCard shows it. It cannot show an unsupported one. */
const BusinessFoot = memo(function BusinessFoot({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const { id, timezone, operatingHours } = business;
  return (
    <dl className={foot['foot']}>
      <div className={foot['entry']}>
        <dt>{t('detail.id')}</dt>
        <dd className={foot['id']}>
          <Ltr>{id}</Ltr>
        </dd>
        <dd>
          <CopyId id={id} />
        </dd>
      </div>
      {timezone !== undefined && (weekOf(operatingHours) === undefined || !isSupportedTimeZone(timezone)) && (
        <div className={foot['entry']}>
          <dt>{t('detail.timeZone')}</dt>
          <dd className={foot['value']}>
            <TimeZoneName of={timezone} />
          </dd>
        </div>
      )}
    </dl>
  );
});

const COPY_LABELS = { idle: 'detail.copy', copied: 'errors.copied', refused: 'detail.notCopied' } as const;

function CopyId({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { state, copy } = useCopy(id);
  const label = t(COPY_LABELS[state]);
  return (
    <>
      <Button kind="quiet" size="small" icon={Copy} className={foot['copy']} onPress={copy}>
        {label}
      </Button>
      <VisuallyHidden role="status">{state !== 'idle' && label}</VisuallyHidden>
    </>
  );
}

/** Milliseconds to wait for the loaded business before its cached copy is shown below the head too. */
const DATA_WAIT = 50;

/**
 * Whether the page shows the parts below its head. If the business is in the cache, the first frame has only the head.
 * The other parts follow once the business has loaded, or after a short wait from the cached copy.
 */
export function useHeadFirst(isKnown: boolean, isLoading: boolean): boolean {
  const [isWhole, setWhole] = useState(!isKnown);
  if (!isWhole && !isLoading) setWhole(true);
  useEffect(() => {
    if (isWhole) return undefined;
    const timeout = setTimeout(() => setWhole(true), DATA_WAIT);
    return () => clearTimeout(timeout);
  }, [isWhole]);
  return isWhole;
}
