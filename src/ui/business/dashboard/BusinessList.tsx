import { ArrowRight } from 'lucide-react';
import type { ReturnFailure } from '@/application/ports/ReturnPath';
import { AttentionScope, useAttention } from '@/ui/business/attention/AttentionScope';
import { AttentionSlot } from '@/ui/business/attention/AttentionSlot';
import { BusinessName } from '@/ui/business/BusinessName';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { PartUnavailable } from '@/ui/shell/loading/PartUnavailable';
import { SupportLink } from '@/ui/shell/SupportLink';
import { BusinessCards } from './BusinessCards';
import { CardSkeletons } from './CardSkeletons';
import { totalCountOf, type ListedDashboard, unloadedCountOf } from './DashboardState';
import type { DashboardViewModel } from './DashboardViewModel';
import { isLongList } from './paging';
import { ListWarnings } from './ListWarnings';
import { NewBusinessesNote } from './NewBusinessesNote';
import type { ReturnRouteName, ReturnTarget } from './returnTargetOf';
import styles from './dashboard.module.scss';

/** Most owners have a short list, so its code loads on demand. */
export const longList = lazyPart(async () => (await import('./LongList')).LongList, { texts: ['longList'] });

interface BusinessListProps {
  readonly dashboard: ListedDashboard;
  readonly viewModel: DashboardViewModel;
}

/** The businesses, with the notices about the whole list above them. */
export function BusinessList({ dashboard, viewModel }: BusinessListProps) {
  return (
    <div aria-busy={dashboard.kind === 'ready' && dashboard.isRefreshing}>
      <ListNotices dashboard={dashboard} viewModel={viewModel} />
      <AttentionScope
        businesses={dashboard.businesses}
        unloadedCount={unloadedCountOf(dashboard)}
        isReady={dashboard.kind === 'ready'}
      >
        {isLongList(totalCountOf(dashboard)) ? (
          <LazyLongList dashboard={dashboard} viewModel={viewModel} />
        ) : (
          <>
            <AttentionSlot businessCount={dashboard.businesses.length} />
            <BusinessCards businesses={dashboard.businesses} />
            <Unchecked />
            <NewBusinessesNote />
          </>
        )}
      </AttentionScope>
    </div>
  );
}

function Unchecked() {
  const attention = useAttention();
  return attention && <attention.UncheckedLine viewModel={attention.viewModel} />;
}

function LazyLongList(props: BusinessListProps) {
  const { t } = useTranslation();
  const { loaded: LongList, hasFailed } = usePart(longList, { request: atOnce });
  if (LongList !== undefined) return <LongList {...props} />;
  return hasFailed ? <PartUnavailable title={t('dashboard.failedTitle')} /> : <CardSkeletons />;
}

/** A link to the page that the owner wanted before the sign-in, and what is wrong with the list. */
export function ListNotices({ dashboard, viewModel }: BusinessListProps) {
  const { returnTarget } = dashboard;
  return (
    <div className={styles['notices']}>
      {returnTarget && <ReturnNotice target={returnTarget} onDismiss={viewModel.dismissReturn} />}
      {dashboard.kind === 'ready' && <ListWarnings dashboard={dashboard} viewModel={viewModel} />}
    </div>
  );
}

/* A business of another owner is `business-not-found` too, so that the page reveals no ids (decision C35). */
const FAILURES: Readonly<Record<ReturnFailure, TextKey>> = {
  'business-not-found': 'errors.businessNotFound',
  forbidden: 'errors.businessForbidden',
  offline: 'errors.businessOffline',
  unavailable: 'errors.businessUnavailable',
  'malformed-response': 'errors.businessUnavailable',
};

interface ReturnNoticeProps {
  readonly target: ReturnTarget;
  readonly onDismiss: () => void;
}

/** Links to the page wanted before the sign-in (decision C5), or says why a business was not shown (decision C35). */
function ReturnNotice({ target, onDismiss }: ReturnNoticeProps) {
  const { t } = useTranslation();
  const isFailed = target.kind === 'failed';
  return (
    <Notice kind={isFailed ? 'warn' : 'info'} role={isFailed ? 'alert' : undefined}>
      <div className={styles['strip']}>
        <p>
          <ReturnText target={target} />
        </p>
        <div className={styles['choices']}>
          <Button kind="quiet" size="small" onPress={onDismiss}>
            {isFailed ? t('dashboard.close') : t('shell.notNow')}
          </Button>
          {target.path === undefined ? (
            <SupportLink kind="secondary" size="small" />
          ) : (
            <ButtonLink
              kind="secondary"
              size="small"
              to={target.path}
              trailingIcon={ArrowRight}
              mirrorsInRtl
              onClick={onDismiss}
            >
              {isFailed ? t('errors.tryAgain') : t('dashboard.continue')}
            </ButtonLink>
          )}
        </div>
      </div>
    </Notice>
  );
}

const OFFERS: Readonly<Record<ReturnRouteName, TextKey>> = {
  business: 'dashboard.returnToBusiness',
  subscription: 'dashboard.returnToSubscription',
  profile: 'dashboard.returnToProfile',
};

function ReturnText({ target }: { readonly target: ReturnTarget }) {
  const { t } = useTranslation();
  if (target.kind === 'failed') return <span>{t(FAILURES[target.failure])}</span>;
  const text = OFFERS[target.kind];
  if (target.business === undefined) return <span>{t(text)}</span>;
  return <Sentence of={text} values={{ business: <BusinessName of={target.business} /> }} />;
}
