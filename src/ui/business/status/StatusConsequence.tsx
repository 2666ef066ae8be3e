import type { Business } from '@/domain/business/Business';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { BusinessName } from '@/ui/business/BusinessName';
import type { StatusAction } from './statusChangeFailure';

interface StatusConsequenceProps {
  readonly action: StatusAction;
  readonly business: Business;
}

/** What the owner reads before a business is made visible to customers or hidden from them (spec section 4). */
export function StatusConsequence({ action, business }: StatusConsequenceProps) {
  const { t } = useTranslation();
  const name = (
    <strong>
      <BusinessName of={business} />
    </strong>
  );
  const slots = { business: slot('business') };
  return (
    <Sentence
      text={
        action === 'activate'
          ? t('detail.management.activateConsequence', slots)
          : t('detail.management.deactivateConsequence', slots)
      }
      values={{ business: name }}
    />
  );
}
