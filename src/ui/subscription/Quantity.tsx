import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { formatNumber } from '@/ui/i18n/formatters';

/** The quantity of an item, for example "×2". */
export function Quantity({ of: quantity }: { readonly of: number }) {
  return <Ltr>{`×${formatNumber(quantity)}`}</Ltr>;
}
