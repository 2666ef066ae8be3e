import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import { aPlan } from './aPlan';

/** The monthly plan of `aPlan`, without add-ons and payment method. */
export function aSelection(overrides: Partial<PlanSelection> = {}): PlanSelection {
  return { cycle: 'monthly', plan: aPlan(), addOns: [], method: undefined, ...overrides };
}
