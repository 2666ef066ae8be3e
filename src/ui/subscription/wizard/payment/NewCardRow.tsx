import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { MethodRow } from './MethodRow';

/** The head of the fields of a new card. */
export function NewCardRow({ name }: { readonly name: ReactNode }) {
  const { t } = useTranslation();
  return (
    <MethodRow
      picture={<Icon of={CreditCard} size="large" />}
      name={name}
      detail={t('subscription.wizard.payment.acceptedCards')}
    />
  );
}
