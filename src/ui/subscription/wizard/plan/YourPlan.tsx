import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '@/ui/design/components/chip/Chip';

/** Marks the plan that the business has today. */
export function YourPlan({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <Chip id={id} icon={Check} tone="sea">
      {t('subscription.wizard.plan.yours')}
    </Chip>
  );
}
