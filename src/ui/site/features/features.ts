import { CreditCard, Clock, Eye, Languages, RotateCcw, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { WallTint } from '@/ui/design/components/wall/Wall';
import type { FeaturePictureName } from './featurePictures';

export interface Feature {
  readonly name: 'languages' | 'payment' | 'draft' | 'visibility' | 'subscription' | 'hours';
  readonly icon: LucideIcon;
  readonly tint: WallTint;
  readonly pictures: readonly FeaturePictureName[];
}

/** The features of the page in their order. The first has one picture for each language. */
export const FEATURES: readonly Feature[] = [
  { name: 'languages', icon: Languages, tint: 'sky', pictures: ['card-en', 'card-he', 'card-ar'] },
  { name: 'payment', icon: ShieldCheck, tint: 'sun', pictures: ['unconfirmed'] },
  { name: 'draft', icon: RotateCcw, tint: 'mint', pictures: ['restored'] },
  { name: 'visibility', icon: Eye, tint: 'air', pictures: ['visible'] },
  { name: 'subscription', icon: CreditCard, tint: 'fig', pictures: ['subscription'] },
  { name: 'hours', icon: Clock, tint: 'olive', pictures: ['hours'] },
];
