import { CalendarPlus, Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, useState, type ReactElement } from 'react';
import { comparePlainDates } from '@/domain/shared/plainDate';
import { type LeftOut, monthsOf } from '@/domain/subscription/comingYear';
import { sumsByCurrency } from '@/domain/subscription/subscriptionTotals';
import { AttentionScope, useAttention } from '@/ui/business/attention/AttentionScope';
import type { AttentionViewModel } from '@/ui/business/attention/AttentionViewModel';
import { UncheckedLine } from '@/ui/business/attention/UncheckedLine';
import { DashboardFailed } from '@/ui/business/dashboard/DashboardFailed';
import type { ReadyDashboard } from '@/ui/business/dashboard/DashboardState';
import type { DashboardViewModel } from '@/ui/business/dashboard/DashboardViewModel';
import { ListWarnings } from '@/ui/business/dashboard/ListWarnings';
import { Breadcrumbs } from '@/ui/design/components/breadcrumbs/Breadcrumbs';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { SPACE } from '@/ui/design/components/space/space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { countParams, formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { usePageEvents } from '@/ui/shell/connection/usePageEvents';
import { atOnce, useLazy } from '@/ui/shell/loading/lazyPart';
import { PartUnavailable } from '@/ui/shell/loading/PartUnavailable';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import { PageTitle } from '@/ui/shell/PageTitle';
import { paths } from '@/ui/shell/paths';
import { useViewModelFactories } from '@/ui/shell/ViewModelsContext';
import { BusinessName } from '@/ui/business/BusinessName';
import { ChargesChart } from './ChargesChart';
import { ChargesList, Sums } from './ChargesList';
import { reasonText } from './chargeTexts';
import { ownersYearOf, type OwnersYear } from './OwnersYear';
import { saveCalendar, saveTable } from './saveCharges';
import styles from './charges.module.scss';

interface ChargesPageProps {
  readonly viewModel: DashboardViewModel;
}

/** The charges of all businesses in the next twelve months. It is a view of the dashboard. */
export function ChargesPage({ viewModel }: ChargesPageProps) {
  const { t } = useTranslation();
  return (
    <PageContainer width="wide">
      <PageTitle>{t('charges.title')}</PageTitle>
      <div className={styles['page']}>
        <div className={styles['breadcrumbs']}>
          <Breadcrumbs
            ariaLabel={t('charges.breadcrumbs')}
            items={[
              { label: t('business.myBusinesses'), to: paths.dashboard },
              { label: t('charges.title') },
            ]}
          />
        </div>
        <div className={styles['head']}>
          <PageHeading>{t('charges.title')}</PageHeading>
          <p className={styles['lead']}>{t('charges.lead')}</p>
        </div>
        <Content viewModel={viewModel} />
      </div>
    </PageContainer>
  );
}

const Content = observer(function Content({ viewModel }: ChargesPageProps) {
  const { state } = viewModel;
  switch (state.kind) {
    case 'loading':
    case 'loading-more':
      return <Loading />;
    case 'failed':
      return <DashboardFailed error={state.error} onRetry={() => void viewModel.refresh()} />;
    case 'ready':
      return (
        <>
          <div className={styles['warnings']}>
            <ListWarnings dashboard={state} viewModel={viewModel} />
          </div>
          <AttentionScope businesses={state.businesses} unloadedCount={state.failed.length} isReady>
            <Subscriptions dashboard={state} />
          </AttentionScope>
        </>
      );
  }
});

interface SubscriptionsProps {
  readonly dashboard: ReadyDashboard;
}

/** Waits for the code that reads the subscriptions. */
function Subscriptions({ dashboard }: SubscriptionsProps) {
  const { t } = useTranslation();
  const attention = useAttention();
  const code = useViewModelFactories()?.attention;
  const { hasFailed } = useLazy(code, { request: atOnce });
  if (attention !== undefined) return <Charges dashboard={dashboard} viewModel={attention.viewModel} />;
  return hasFailed ? <PartUnavailable title={t('dashboard.chargesFailed')} /> : <Loading />;
}

interface ChargesProps extends SubscriptionsProps {
  readonly viewModel: AttentionViewModel;
}

const Charges = observer(function Charges({ dashboard, viewModel }: ChargesProps) {
  const { t, language } = useTranslation();
  const { businesses } = dashboard;
  usePageEvents(viewModel);
  /* A long list waits for the page whose subscriptions come first. This view has none, so it passes an empty one. */
  useLayoutEffect(() => {
    if (viewModel.isLong) viewModel.showPage([]);
  }, [viewModel]);
  const { subscriptions: known, isChecking } = viewModel;
  const isKnown = known.size >= businesses.length;
  const isReady = isKnown || (viewModel.state.kind === 'shown' && !isChecking);
  /* The charges stay visible while a subscription is read again. */
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  const now = viewModel.datesAt;
  if (!isReady && !wasReady)
    return <Loading done={known.size + viewModel.failed.size} total={businesses.length} />;
  const year = ownersYearOf(businesses, known, now);
  const isEmpty = year.charges.length + year.undated.length === 0;
  const isComplete = isKnown && dashboard.failed.length === 0;
  const fileContext = { t, language, now };
  return (
    <>
      {isEmpty && isComplete ? (
        year.leftOut.every(isNeverCharged) && (
          <Card className={styles['summary']}>
            <h2 className={styles['empty']}>{t('charges.empty')}</h2>
          </Card>
        )
      ) : (
        <Summary year={year} isComplete={isComplete} unchecked={<UncheckedLine viewModel={viewModel} />} />
      )}
      {!isEmpty && (
        <>
          <div className={styles['actions']}>
            {year.charges.length > 0 && (
              <FileButton
                icon={CalendarPlus}
                label={t('charges.calendar')}
                short={t('charges.calendarShort')}
                onPress={() => saveCalendar(year, fileContext)}
              />
            )}
            <FileButton
              icon={Download}
              label={t('charges.csv.action')}
              short={t('charges.csv.short')}
              onPress={() => saveTable(year, dashboard.failed, fileContext)}
            />
          </div>
          <ChargesList year={year} />
        </>
      )}
      <NotIncluded year={year} />
    </>
  );
});

/** A subscription whose price or status is not known may be charged. */
function isNeverCharged({ reason }: LeftOut): boolean {
  return reason === 'cancelled' || reason === 'paused';
}

interface FileButtonProps {
  readonly icon: typeof Download;
  readonly label: string;
  /** The label on phones. */
  readonly short: string;
  readonly onPress: () => void;
}

function FileButton({ icon, label, short, onPress }: FileButtonProps) {
  return (
    <Button kind="secondary" icon={icon} label={label} onPress={onPress}>
      <span className={styles['long']}>{label}</span>
      <span className={styles['short']}>{short}</span>
    </Button>
  );
}

interface SummaryProps {
  readonly year: OwnersYear;
  /** Whether every subscription is known. Otherwise a total would be too low, and another charge might be the next. */
  readonly isComplete: boolean;
  /** The number of subscriptions that could not be read, and the button that reads them again. */
  readonly unchecked: ReactElement;
}

function Summary({ year, isComplete, unchecked }: SummaryProps) {
  const { t } = useTranslation();
  const { charges, undated, leftOut } = year;
  const months = useMemo(() => monthsOf(charges), [charges]);
  const totals = sumsByCurrency(charges.map(({ amount }) => amount));
  const [next] = charges;
  const chargesOfNextDay = charges.filter(
    ({ date }) => next !== undefined && comparePlainDates(date, next.date) === 0,
  );
  /* A charge whose date, price or status is not known may come before the others. */
  const isNextKnown = isComplete && undated.length === 0 && leftOut.every(isNeverCharged);
  return (
    <Card className={styles['summary']}>
      <div className={styles['figures']}>
        {isComplete && totals.length > 0 && (
          <p className={styles['total']}>
            <span className={styles['label']}>{t('charges.together', countParams(charges.length))}</span>
            {SPACE}
            <Sums of={totals} />
          </p>
        )}
        {!isComplete && <p>{t('charges.noTotal')}</p>}
        {unchecked}
        {isNextKnown && next !== undefined && (
          <p className={styles['nextCharge']}>
            <span className={styles['label']}>{t('charges.next')}</span>
            {SPACE}
            <span className={styles['nextFacts']}>
              <DateText of={{ kind: 'plain-date', date: next.date }} />
              <span> · </span>
              <Sums of={sumsByCurrency(chargesOfNextDay.map(({ amount }) => amount))} />
            </span>
          </p>
        )}
        <p className={styles['note']}>
          <span>{t('charges.note')}</span>
          {SPACE}
          {undated.length > 0 && isComplete && <span>{t('charges.withoutUndated')}</span>}
        </p>
      </div>
      {isComplete && totals.length === 1 && months.length > 1 && <ChargesChart months={months} />}
    </Card>
  );
}

/** The most names in the note. The downloaded table has all. */
const MAX_NAMES = 8;

/** The businesses without a known charge, and why. */
function NotIncluded({ year }: Pick<SummaryProps, 'year'>) {
  const { t } = useTranslation();
  const all = [
    ...year.leftOut.map((entry) => ({
      business: entry.of.business,
      text: reasonText(entry),
      end: entry.of.subscription.cancelledAt,
    })),
    ...year.unchecked.map((business) => ({
      business,
      text: 'charges.out.unchecked' as const,
      end: undefined,
    })),
  ];
  if (all.length === 0) return undefined;
  const shown = all.slice(0, MAX_NAMES);
  const more = all.length - shown.length;
  return (
    <div className={styles['out']}>
      <Notice kind="plain">
        <span>{t('charges.out.label')}</span>
        {SPACE}
        <ul role="list" className={styles['outList']}>
          {shown.map(({ business, text, end }, position) => (
            <li key={business.id}>
              {position > 0 && SPACE}
              <b>
                <BusinessName of={business} />
              </b>
              {/* The same reason is said once, after the last of its businesses. */}
              {(end !== undefined || shown[position + 1]?.text !== text) && (
                <>
                  <span> (</span>
                  <Sentence
                    of={text}
                    values={{ date: end && <DateText of={end} timeZone={business.timezone} /> }}
                  />
                  <span>)</span>
                </>
              )}
            </li>
          ))}
        </ul>
        {more > 0 && (
          <>
            {SPACE}
            <span>{t('charges.out.more', countParams(more))}</span>
          </>
        )}
      </Notice>
    </div>
  );
}

interface LoadingProps {
  readonly done?: number;
  readonly total?: number;
}

function Loading({ done = 0, total = 0 }: LoadingProps) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('charges.loading')}</VisuallyHidden>
      <Card className={styles['summary']}>
        <div className={styles['figures']}>
          <Skeleton shape="title" widthInTenths={5} />
          <p className={styles['label']}>
            {done > 0 && t('charges.checked', { done: formatNumber(done), total: formatNumber(total) })}
          </p>
        </div>
      </Card>
      <Card isBare className={styles['list']}>
        {Array.from({ length: 6 }, (_, row) => (
          <div key={row} className={styles['skeletonRow']}>
            <Skeleton shape="line" widthInTenths={8} />
          </div>
        ))}
      </Card>
    </div>
  );
}
