import { RotateCw } from 'lucide-react';
import { Button } from '@/ui/design/components/button/Button';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { supportDetails } from '@/ui/i18n/supportDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { PageContainer } from '@/ui/shell/PageContainer';
import { PageHeading } from '@/ui/shell/PageHeading';
import type { EditingState } from './EditingState';
import styles from './editing.module.scss';

interface EditingUnavailableProps {
  readonly state: Extract<EditingState, { readonly kind: 'unavailable' }>;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Replaces the form when the business could not be read, or its record could not be sent back unchanged. */
export function EditingUnavailable({ state, onRetry, onLeave }: EditingUnavailableProps) {
  const { t } = useTranslation();
  const { error, part } = state;
  const isFinal = error.kind === 'listing-not-editable' || error.kind === 'business-not-found';
  return (
    <PageContainer className={styles['page']}>
      <PageHeading>{t(`editing.${part}.title`)}</PageHeading>
      <StateCard
        illustration={ErrorIllustration}
        role="alert"
        title={error.kind === 'listing-not-editable' ? t('editing.notEditable') : t('editing.loadFailed')}
        actions={
          <>
            {!isFinal && (
              <Button icon={RotateCw} onPress={onRetry}>
                {t('errors.tryAgain')}
              </Button>
            )}
            <Button kind="quiet" onPress={onLeave}>
              {t('editing.back')}
            </Button>
          </>
        }
        details={<ServerDetails support={supportDetails(error)} />}
      >
        {error.kind === 'listing-not-editable' ? undefined : <p>{t(errorMessage(error))}</p>}
      </StateCard>
    </PageContainer>
  );
}
