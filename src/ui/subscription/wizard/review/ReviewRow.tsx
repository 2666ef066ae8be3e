import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './review.module.scss';

interface ReviewRowProps {
  readonly label: string;
  readonly children: ReactNode;
  /** The text below the value. */
  readonly note?: ReactNode;
  /** The accessible name of the "Change" button. */
  readonly changeLabel?: string | undefined;
  readonly onChange?: (() => void) | undefined;
}

/** A part of the order with a link to the step that changes it. */
export function ReviewRow({ label, children, note, changeLabel, onChange }: ReviewRowProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['row']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
      {note !== undefined && note !== false && <dd className={styles['extra']}>{note}</dd>}
      {onChange !== undefined && (
        <dd className={styles['change']}>
          <Button kind="quiet" icon={Pencil} flush="end" label={changeLabel} onPress={onChange}>
            {t('subscription.wizard.review.change')}
          </Button>
        </dd>
      )}
    </div>
  );
}
