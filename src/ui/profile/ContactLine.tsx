import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './profile.module.scss';

interface ContactLineProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** `false` when the value is missing. */
  readonly children: ReactNode;
}

/** A contact of the owner, as an entry of a description list. */
export function ContactLine({ icon, label, children }: ContactLineProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['contact']}>
      <dt className={styles['label']}>
        <Icon of={icon} />
        <span>{label}</span>
      </dt>
      <dd className={styles['value']}>
        {children === false ? (
          <span className={styles['missing']}>{t('profile.view.notAdded')}</span>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
