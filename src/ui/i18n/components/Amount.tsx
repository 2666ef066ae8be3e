import type { Money } from '@/domain/shared/Money';
import { formatMoney, type MoneyFormat } from '@/ui/i18n/formatters';

/** An amount of money, isolated from the text direction around it (DESIGN section 10). */
export function Amount({ of, ...format }: { readonly of: Money } & MoneyFormat) {
  return renderAmount(of, format);
}

/** An amount without a component, because long lists render faster without one. */
export function renderAmount(of: Money, format?: MoneyFormat) {
  return (
    <bdi data-figures translate="no">
      {formatMoney(of, format)}
    </bdi>
  );
}
