import type { StatusAction } from '@/application/business/ChangeStatus';
import type { Business } from '@/domain/business/Business';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { BusinessName } from '@/ui/business/BusinessName';

interface StatusConsequenceProps {
  readonly action: StatusAction;
  readonly business: Business;
}

/** Says what a change of the status does, before the owner confirms it (spec section 4). */
export function StatusConsequence({ action, business }: StatusConsequenceProps) {
  const name = (
    <strong>
      <BusinessName of={business} />
    </strong>
  );
  return <Sentence of={`detail.management.${action}Consequence`} values={{ business: name }} />;
}
