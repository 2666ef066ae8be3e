import { RotateCw } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { StateCard } from '@/ui/design/components/state-card/StateCard';
import { ErrorIllustration } from '@/ui/design/illustrations/ErrorIllustration';
import { ServerDetails } from '@/ui/i18n/components/ServerDetails';
import { supportDetails, type DescribedError } from '@/ui/i18n/supportDetails';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { SupportLink } from '@/ui/shell/SupportLink';

interface LoadFailedCardProps {
  readonly title: string;
  readonly error: DescribedError;
  /** The message of the server, cleaned for display. */
  readonly message?: string | undefined;
  /** Undefined when another try would not help. */
  readonly onRetry: (() => void) | undefined;
  /** Replaces the link to support. */
  readonly otherAction?: ReactElement;
  /** What happened and what helps. */
  readonly children?: ReactNode;
}

/** Replaces data that could not be loaded. */
export function LoadFailedCard(props: LoadFailedCardProps) {
  const { title, error, message, onRetry, otherAction, children } = props;
  const { t } = useTranslation();
  return (
    <StateCard
      illustration={ErrorIllustration}
      role="alert"
      title={title}
      actions={
        <>
          {onRetry !== undefined && (
            <Button icon={RotateCw} onPress={onRetry}>
              {t('errors.tryAgain')}
            </Button>
          )}
          {otherAction ?? <SupportLink kind="quiet" />}
        </>
      }
      details={<ServerDetails message={message} support={supportDetails(error)} />}
    >
      {children}
    </StateCard>
  );
}
