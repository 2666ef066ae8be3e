import { CreditCard } from 'lucide-react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import styles from './card-brand.module.scss';

interface CardBrandProps {
  readonly brand: string | undefined;
}

/** The logo of a card brand. It is decorative, because the name stands beside it. */
export function CardBrand({ brand }: CardBrandProps) {
  const name = normalizeSpelling(brand);
  if (name === 'visa')
    return (
      <span className={styles['sign']} aria-hidden="true">
        <span className={styles['visa']}>VISA</span>
      </span>
    );
  if (name === 'mastercard')
    return (
      <span className={styles['sign']} aria-hidden="true">
        <svg viewBox="0 0 36 22" className={styles['circles']} focusable="false">
          <circle cx="13" cy="11" r="10" className={styles['left']} />
          <circle cx="23" cy="11" r="10" className={styles['right']} />
        </svg>
      </span>
    );
  return <Icon of={CreditCard} size="large" />;
}
