import { ArrowRight } from 'lucide-react';
import type { ReturnFailure } from '@/application/ports/ReturnPath';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Notice } from '@/ui/design/components/notice/Notice';
import { Sentence } from '@/ui/i18n/components/Sentence';
import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { BusinessName } from '@/ui/business/BusinessName';
import type { ReturnTarget } from './returnTargetOf';
import styles from './dashboard.module.scss';

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
export function ReturnNotice({ target, onDismiss }: ReturnNoticeProps) {
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
            {isFailed ? t('dashboard.close') : t('dashboard.notNow')}
          </Button>
          {target.path === undefined ? (
            <ButtonLink kind="secondary" size="small" to={paths.contact}>
              {t('errors.contactSupport')}
            </ButtonLink>
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

function ReturnText({ target }: { readonly target: ReturnTarget }) {
  const { t } = useTranslation();
  if (target.kind === 'failed') return <span>{t(FAILURES[target.failure])}</span>;
  if (target.kind === 'profile') return <span>{t('dashboard.returnToProfile')}</span>;
  return (
    <Sentence
      of={target.kind === 'business' ? 'dashboard.returnToBusiness' : 'dashboard.returnToSubscription'}
      values={{ business: <BusinessName of={target.business} /> }}
    />
  );
}
