import { Camera, MapPin, PackagePlus, Star, Zap, type LucideIcon } from 'lucide-react';
import { knownAddOn, type CatalogName, type KnownAddOn } from '@/ui/subscription/catalogTexts';

const ICONS: Readonly<Record<KnownAddOn, LucideIcon>> = {
  urgentCallOuts: Zap,
  extraServiceArea: MapPin,
  featuredPlacement: Star,
  photoDay: Camera,
};

export function addOnIcon(addOn: CatalogName): LucideIcon {
  const known = knownAddOn(addOn);
  return known === undefined ? PackagePlus : ICONS[known];
}
