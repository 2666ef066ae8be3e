import { Money } from '@/domain/shared/Money';
import type { PeriodUnit } from '@/domain/subscription/billingCycle';
import type { AddOn, Catalog, Entitlement, Plan } from '@/domain/subscription/Plan';
import { NO_METADATA, type PlanMetadata } from '@/domain/subscription/planMetadata';
import { addOnId, planId } from './demoIds';

const FEATURES = {
  'three-language-page': 'Business page in three languages',
  'service-areas': 'Service areas',
  photos: 'Photos',
  'email-support': 'Email support',
  'everything-in-essential': 'Everything in Essential',
  'priority-search': 'Priority in search results',
  'monthly-report': 'Monthly report',
  'everything-in-professional': 'Everything in Professional',
  'phone-support': 'Phone support, 24/7',
  'highlighted-reviews': 'Reviews highlighted',
} as const;

function feature(featureId: keyof typeof FEATURES, value = 'true'): Entitlement {
  return { featureId, featureName: FEATURES[featureId], value, type: 'custom', displayName: undefined };
}

interface ItemContent {
  readonly name: string;
  readonly description: string;
  readonly entitlements?: readonly Entitlement[];
  readonly metadata?: Partial<PlanMetadata>;
}

const ESSENTIAL: ItemContent = {
  name: 'Essential',
  description: 'A clear presence for one person and one area.',
  entitlements: [
    feature('three-language-page'),
    feature('service-areas', '1'),
    feature('photos', '10'),
    feature('email-support'),
  ],
  metadata: { displayOrder: 1 },
};

const PROFESSIONAL: ItemContent = {
  name: 'Professional',
  description: 'For a growing business that wants to be found first.',
  entitlements: [
    feature('everything-in-essential'),
    feature('service-areas', '3'),
    feature('photos', '40'),
    feature('priority-search'),
    feature('monthly-report'),
  ],
  metadata: { displayOrder: 2, isPopular: true, isDefaultSelected: true },
};

const PREMIUM: ItemContent = {
  name: 'Premium',
  description: 'For teams with several crews and cities.',
  entitlements: [
    feature('everything-in-professional'),
    feature('service-areas', 'unlimited'),
    feature('photos', 'unlimited'),
    feature('phone-support'),
    feature('highlighted-reviews'),
  ],
  metadata: { displayOrder: 3 },
};

const URGENT_CALL_OUTS: ItemContent = {
  name: 'Urgent call-outs',
  description: 'Appear to customers who need someone now, day and night.',
};

const EXTRA_SERVICE_AREA: ItemContent = {
  name: 'Extra service area',
  description: 'One more city or neighbourhood in search.',
};

const FEATURED_PLACEMENT: ItemContent = {
  name: 'Featured placement',
  description: 'A highlighted card at the top of the field.',
};

const PHOTO_DAY: ItemContent = {
  name: 'Photo day',
  description: 'A visit by a local photographer once a quarter.',
};

function item(price: number, periodUnit: PeriodUnit, { entitlements = [], metadata, ...texts }: ItemContent) {
  return {
    ...texts,
    externalName: undefined,
    price: Money.agorot(price),
    period: 1,
    periodUnit,
    status: 'active',
    entitlements,
    metadata: { ...NO_METADATA, ...metadata },
  };
}

function plan(id: string, price: number, periodUnit: PeriodUnit, content: ItemContent): Plan {
  return { type: 'plan', id: planId(id), ...item(price, periodUnit, content) };
}

function addOn(id: string, price: number, periodUnit: PeriodUnit, content: ItemContent): AddOn {
  return { type: 'addon', id: addOnId(id), ...item(price, periodUnit, content) };
}

/** The catalogue of the demo, in the order of the response, which differs from the display order. Prices in agorot. */
export const DEMO_CATALOG: Catalog = {
  plans: [
    plan('professional-monthly', 14_900, 'month', PROFESSIONAL),
    plan('essential-monthly', 7900, 'month', ESSENTIAL),
    plan('premium-monthly', 28_900, 'month', PREMIUM),
    plan('essential-annual', 80_600, 'year', ESSENTIAL),
    plan('professional-annual', 146_600, 'year', PROFESSIONAL),
    plan('premium-annual', 277_400, 'year', PREMIUM),
    /* No longer sold. The subscription of the law office still has it. */
    { ...plan('starter-monthly', 5900, 'month', { ...ESSENTIAL, name: 'Starter' }), status: 'archived' },
    /* Not sold, because its period has no billing cycle. */
    {
      ...plan('seasonal-offer', 9900, 'month', { ...ESSENTIAL, name: 'Seasonal offer' }),
      periodUnit: undefined,
    },
  ],
  addOns: [
    addOn('urgent-call-outs-monthly', 3900, 'month', URGENT_CALL_OUTS),
    addOn('extra-service-area-monthly', 2900, 'month', EXTRA_SERVICE_AREA),
    addOn('featured-placement-monthly', 5900, 'month', FEATURED_PLACEMENT),
    addOn('photo-day-monthly', 4500, 'month', PHOTO_DAY),
    addOn('urgent-call-outs-annual', 39_000, 'year', URGENT_CALL_OUTS),
    addOn('extra-service-area-annual', 29_000, 'year', EXTRA_SERVICE_AREA),
    addOn('featured-placement-annual', 59_000, 'year', FEATURED_PLACEMENT),
    addOn('photo-day-annual', 45_000, 'year', PHOTO_DAY),
  ],
};
