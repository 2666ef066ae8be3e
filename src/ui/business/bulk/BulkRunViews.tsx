import { Check, CircleQuestionMark, CircleX, Clock, Undo2, WifiOff, X } from 'lucide-react';
import type { StatusChangeProgress } from '@/application/business/ChangeStatusInBulk';
import type { StatusAction, ShownChangeStatusError } from '@/application/business/ChangeStatus';
import { isRateLimited } from '@/application/ports/ServiceFailure';
import { nameIn } from '@/domain/business/Business';
import { classNames } from '@/ui/design/classNames';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Spinner } from '@/ui/design/components/spinner/Spinner';
import { countParams } from '@/ui/i18n/formatters';
import { RetryCountdown } from '@/ui/i18n/components/RetryCountdown';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { isolated } from '@/ui/i18n/isolated';
import { serverText } from '@/ui/i18n/serverText';
import { supportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { BusinessName } from '@/ui/business/BusinessName';
import { progressText, resultText } from './bulkSentence';
import type { BulkEnded, BulkItem, BulkRunning } from './BulkState';
import type { BulkViewModel } from './BulkViewModel';
import styles from './bulk.module.scss';

/** Each of up to this number of businesses has an arch and a row. A longer list has a progress bar. */
const MAX_ARCHES = 8;
/** The maximum number of rows. Further businesses are only counted. */
const MAX_ROWS = 50;

interface BulkRunningViewProps {
  readonly viewModel: BulkViewModel;
  readonly state: BulkRunning;
}

export function BulkRunningView({ viewModel, state }: BulkRunningViewProps) {
  const { t } = useTranslation();
  const { action, items, changedCount, failed, total, isPaused, isStopping } = state;
  const isShort = total <= MAX_ARCHES;
  const rows = isShort ? items : items.filter(isUnderWay);
  return (
    <>
      <p className={styles['note']}>{t('bulk.keepOpen')}</p>
      <div role="status" className={styles['paused']}>
        {isPaused && (
          <Notice kind="warn" icon={WifiOff}>
            {t('bulk.paused')}
          </Notice>
        )}
      </div>
      <div className={styles['figures']}>
        <p className={styles['done']}>{progressText(t, state)}</p>
        {changedCount + failed.length > 0 && <p className={styles['note']}>{resultText(t, state)}</p>}
      </div>
      {isShort ? (
        <div className={styles['arches']} aria-hidden="true">
          {items.map(({ business, progress }) => (
            <Arch key={business.id} of={progress} />
          ))}
        </div>
      ) : (
        <progress className={styles['progress']} value={changedCount + failed.length} max={total}>
          {progressText(t, state)}
        </progress>
      )}
      <Items of={rows} action={action} onRetry={viewModel.retry} />
      {!isShort && <Items of={failed} action={action} onRetry={viewModel.retry} />}
      <p className={styles['note']}>{t(`bulk.stays.${action}`)}</p>
      <Button kind="secondary" fullWidth isLoading={isStopping} onPress={viewModel.stop}>
        {isStopping ? t('bulk.stopping') : t('bulk.stop')}
      </Button>
    </>
  );
}

function isUnderWay({ progress: { kind } }: BulkItem): boolean {
  return kind === 'sending' || kind === 'reconciling';
}

interface BulkEndedViewProps {
  readonly viewModel: BulkViewModel;
  readonly state: BulkEnded;
}

/** The failures, and the buttons to continue, to undo and to close. */
export function BulkEndedView({ viewModel, state }: BulkEndedViewProps) {
  const { t } = useTranslation();
  const { action, failed, notSentCount, outcome, canUndo } = state;
  /* Not after a rate limit: the service did respond, and the rows show the retry delay. */
  const isServiceDown = outcome === 'interrupted' && failed.every((item) => retryAfterOf(item) === undefined);
  return (
    <>
      {notSentCount > 0 && (
        <p className={styles['note']}>
          {[isServiceDown && t('bulk.interrupted'), t('bulk.notSent', countParams(notSentCount))]
            .filter((sentence) => sentence !== false)
            .join(' ')}
        </p>
      )}
      <Items of={failed} action={action} onRetry={viewModel.retry} />
      <div className={styles['ends']}>
        {notSentCount > 0 && (
          <Button kind="secondary" fullWidth onPress={viewModel.continueRun}>
            {t('bulk.goOn')}
          </Button>
        )}
        {canUndo && (
          <Button kind="secondary" icon={Undo2} mirrorsInRtl fullWidth onPress={viewModel.undo}>
            {t('bulk.undo')}
          </Button>
        )}
        <Button fullWidth onPress={viewModel.close}>
          {t('bulk.close')}
        </Button>
      </div>
    </>
  );
}

interface ItemsProps {
  readonly of: readonly BulkItem[];
  readonly action: StatusAction;
  readonly onRetry: BulkViewModel['retry'];
}

function Items({ of, action, onRetry }: ItemsProps) {
  const { t } = useTranslation();
  const left = of.length - MAX_ROWS;
  if (of.length === 0) return undefined;
  return (
    <>
      <ul role="list" className={styles['items']}>
        {of.slice(0, MAX_ROWS).map((item) => (
          <Item key={item.business.id} of={item} action={action} onRetry={onRetry} />
        ))}
      </ul>
      {left > 0 && <p className={styles['note']}>{t('bulk.more', countParams(left))}</p>}
    </>
  );
}

interface ItemProps extends Pick<ItemsProps, 'action' | 'onRetry'> {
  readonly of: BulkItem;
}

function Item({ of: item, action, onRetry }: ItemProps) {
  const { t, language } = useTranslation();
  const { business, progress } = item;
  const retryAfter = retryAfterOf(item);
  const text = progressKey(progress, action);
  const refusal = refusalOf(progress);
  return (
    <li className={styles['item']}>
      <div className={styles['texts']}>
        <p className={styles['itemName']}>
          <BusinessName of={business} />
        </p>
        <p className={classNames(styles['state'], styles[progress.kind])}>
          <ProgressIcon of={progress} />
          <span>{t(text)}</span>
        </p>
        {retryAfter === undefined ? (
          <ServerDetails
            message={serverText(refusal?.message)}
            support={refusal && supportDetails(refusal)}
          />
        ) : (
          <p className={styles['note']}>
            <RetryCountdown retryAfter={retryAfter} since={refusal?.request?.receivedAt} />
          </p>
        )}
      </div>
      {progress.kind === 'failed' && progress.error.kind !== 'business-not-found' && (
        <Button
          kind="secondary"
          size="small"
          label={t('bulk.retryOf', { business: isolated(nameIn(business, language).text) })}
          onPress={() => onRetry(business.id)}
        >
          {t('errors.tryAgain')}
        </Button>
      )}
    </li>
  );
}

function refusalOf(progress: StatusChangeProgress) {
  return progress.kind === 'failed' && progress.error.kind === 'refused' ? progress.error : undefined;
}

/** Milliseconds until another try makes sense, after a rate limit. The message of the server would only say to wait. */
function retryAfterOf({ progress }: BulkItem): number | undefined {
  return progress.kind === 'failed' && 'retryAfter' in progress.error ? progress.error.retryAfter : undefined;
}

function ProgressIcon({ of: progress }: { readonly of: StatusChangeProgress }) {
  switch (progress.kind) {
    case 'sending':
    case 'reconciling':
      return <Spinner />;
    case 'waiting':
      return <Icon of={Clock} size="small" />;
    case 'changed':
      return <Icon of={Check} size="small" />;
    case 'failed':
      return (
        <Icon of={progress.error.kind === 'outcome-unknown' ? CircleQuestionMark : CircleX} size="small" />
      );
  }
}

function Arch({ of: { kind } }: { readonly of: StatusChangeProgress }) {
  return (
    <span className={classNames(styles['arch'], styles[kind])}>
      {kind === 'changed' && <Icon of={Check} size="small" />}
      {kind === 'failed' && <Icon of={X} size="small" />}
    </span>
  );
}

function progressKey(progress: StatusChangeProgress, action: StatusAction): TextKey {
  switch (progress.kind) {
    case 'sending':
      return `bulk.item.sending.${action}`;
    case 'changed':
      return `bulk.item.changed.${action}`;
    case 'waiting':
    case 'reconciling':
      return `bulk.item.${progress.kind}`;
    case 'failed':
      return isRateLimited(progress.error)
        ? `bulk.failed.refused.${action}`
        : failureKey(progress.error, action);
  }
}

function failureKey({ kind }: ShownChangeStatusError, action: StatusAction): TextKey {
  switch (kind) {
    case 'subscription-required':
      return 'bulk.why.required';
    case 'subscription-not-active':
      return 'bulk.why.not-active';
    case 'business-not-found':
      return 'bulk.failed.gone';
    case 'outcome-unknown':
      return 'bulk.failed.unknown';
    case 'unavailable':
    case 'malformed-response':
    case 'not-executed':
    case 'offline':
      return `bulk.failed.unanswered.${action}`;
    case 'refused':
    case 'forbidden':
    case 'already-done':
      return `bulk.failed.refused.${action}`;
  }
}
