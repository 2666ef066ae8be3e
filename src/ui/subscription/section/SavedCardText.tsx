import type { SavedCard } from '@/domain/subscription/paymentMethod';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { isolated } from '@/ui/i18n/isolated';
import { shownText } from '@/ui/i18n/shownText';

/** The names of card brands, the same in every language. */
const BRANDS: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['americanexpress', 'American Express'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
  ['dinersclub', 'Diners Club'],
  ['diners', 'Diners Club'],
  ['jcb', 'JCB'],
  ['isracard', 'Isracard'],
]);

const MAX_BRAND_LENGTH = 30;

/** The brand and last digits of a card, for example 'Visa •••• 4242', from left to right in every language. */
export function SavedCardText({ card }: { readonly card: SavedCard }) {
  const brand = shownBrand(card.brand);
  return <Ltr>{[brand, '••••', card.lastFour].filter((part) => part !== undefined).join(' ')}</Ltr>;
}

/** The name of a known brand, or the text of the provider, isolated (threats T18). Undefined for the value 'other'. */
function shownBrand(brand: string | undefined): string | undefined {
  const spelled = shownText(brand ?? '').slice(0, MAX_BRAND_LENGTH);
  const known = BRANDS.get(spelled.toLowerCase().replaceAll(/[^a-z]/g, ''));
  if (known !== undefined) return known;
  return spelled === '' || spelled.toLowerCase() === 'other' ? undefined : isolated(spelled);
}
