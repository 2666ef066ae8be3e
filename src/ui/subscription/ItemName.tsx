import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { SPACE } from '@/ui/design/components/space/space';
import { formatNumber } from '@/ui/i18n/formatters';

interface ItemNameProps {
  readonly children: string | undefined;
  /** Undefined if the quantity is shown elsewhere. */
  readonly quantity: number | undefined;
}

/** The name of an item, and its quantity if it is above one, for example "Photo day ×2". */
export function ItemName({ children, quantity = 1 }: ItemNameProps) {
  return (
    <>
      <bdi>{children}</bdi>
      {quantity > 1 && (
        <>
          {SPACE}
          <Quantity of={quantity} />
        </>
      )}
    </>
  );
}

/** The quantity of an item, for example "×2". */
export function Quantity({ of: quantity }: { readonly of: number }) {
  return <Ltr>{`×${formatNumber(quantity)}`}</Ltr>;
}
