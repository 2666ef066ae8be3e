import { ChangeFailureNotice as AChangeFailureNotice } from '@/ui/i18n/components/ChangeFailureNotice';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { SupportFacts as TheSupportFacts } from '@/ui/i18n/components/SupportFacts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { SupportContact as TheSupportContact } from '@/ui/company/SupportContact';
import { ConnectionFailure as AConnectionFailure } from '@/ui/shell/connection/ConnectionFailure';
import { MissingMenu as AMissingMenu } from '@/ui/shell/header/MissingMenu';
import { PageLoading as APageLoading } from '@/ui/shell/layout/PageLoading';
import { LoadFailedCard as ALoadFailedCard } from '@/ui/shell/LoadFailedCard';
import { RestoredNotice as ARestoredNotice } from '@/ui/shell/restored/RestoredNotice';
import { NOW } from '../../demoOwner';
import { inEach } from '../../inEach';

export default {};

const REQUEST = { status: 503, id: '7d1f0c52-3a64-4b0e-9d55-0a5c1f6e2b91', receivedAt: NOW };

function BusinessesFailed({ canRetry }: { readonly canRetry: boolean }) {
  const { t } = useTranslation();
  return (
    <ALoadFailedCard
      title={t('dashboard.failedTitle')}
      error={{ kind: 'unavailable', request: REQUEST }}
      message={t('errors.unavailable')}
      onRetry={canRetry ? () => undefined : undefined}
    >
      {t('errors.generalRetry')}
    </ALoadFailedCard>
  );
}

export const LoadFailedCard = inEach(BusinessesFailed, { canRetry: [true, false] });

const CHANGE_FAILURES = {
  offline: { message: 'detail.management.activateFailed', reason: 'errors.offline' },
  limited: { message: 'detail.management.activateFailed', retryAfter: 30_000 },
  refused: { message: 'subscription.cancel.failedTryAgain', support: { code: '503', request: REQUEST } },
} as const;

const NotChanged = ({ cause }: { readonly cause: keyof typeof CHANGE_FAILURES }) => (
  <AChangeFailureNotice failure={CHANGE_FAILURES[cause]} />
);

export const ChangeFailureNotice = inEach(NotChanged, { cause: ['offline', 'limited', 'refused'] });

export function OpenServerDetails() {
  const { t } = useTranslation();
  return (
    <div ref={(box) => box?.querySelector('details')?.setAttribute('open', '')}>
      <ServerDetails message={t('errors.unavailable')} support={{ code: '503', request: REQUEST }} />
    </div>
  );
}

export const SupportFacts = () => <TheSupportFacts details={{ code: '503', request: REQUEST }} />;
export const SupportContact = () => <TheSupportContact businessId="AMN-10482" reference={REQUEST.id} />;

export const ConnectionFailure = () => <AConnectionFailure onRetry={() => undefined} />;
export const Retrying = () => <AConnectionFailure isRetrying onRetry={() => undefined} />;
export const PageLoading = () => <APageLoading />;
export const MissingMenu = () => <AMissingMenu isMissing />;

export function RestoredNotice() {
  const { t } = useTranslation();
  return (
    <ARestoredNotice
      text={t('profile.edit.restored')}
      startOverLabel={t('profile.edit.startOver')}
      onStartOver={() => undefined}
    />
  );
}
