import { Check } from 'lucide-react';
import { Chip } from '@/ui/design/components/chip/Chip';
import { useTranslation } from '@/ui/i18n/useTranslation';

/** Marks the plan that the business has today. */
export function YourPlan({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <Chip id={id} icon={Check} tone="sea">
      {t('subscription.wizard.plan.yours')}
    </Chip>
  );
}
