import { Camera, MapPin, PackagePlus, Star, Zap, type LucideIcon } from 'lucide-react';
import { addOnKeyOf, type CatalogName, type AddOnKey } from '@/ui/subscription/catalogTexts';

const ICONS: Readonly<Record<AddOnKey, LucideIcon>> = {
  urgentCallOuts: Zap,
  extraServiceArea: MapPin,
  featuredPlacement: Star,
  photoDay: Camera,
};

export function addOnIcon(addOn: CatalogName): LucideIcon {
  const known = addOnKeyOf(addOn);
  return known === undefined ? PackagePlus : ICONS[known];
}
