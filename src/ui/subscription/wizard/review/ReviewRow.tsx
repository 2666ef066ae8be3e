import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import styles from './review.module.scss';

interface ReviewRowProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Below the value. */
  readonly note?: ReactNode;
  /** Says what "Change" changes. */
  readonly changeLabel?: string | undefined;
  readonly onChange?: (() => void) | undefined;
}

/** One part of the order, and the way back to where it is chosen. */
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
