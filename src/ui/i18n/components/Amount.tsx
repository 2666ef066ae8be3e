import type { Money } from '@/domain/shared/Money';
import { formatMoney, type MoneyFormat } from '@/ui/i18n/formatters';

/** An amount of money, isolated from the text direction around it (DESIGN section 10). */
export function Amount({ of, trim }: { readonly of: Money } & MoneyFormat) {
  return (
    <bdi data-figures translate="no">
      {formatMoney(of, { trim })}
    </bdi>
  );
}
