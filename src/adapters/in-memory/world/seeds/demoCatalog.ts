import type { CatalogRecord, EntitlementRecord } from '../CatalogRecord';

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

function feature(featureId: keyof typeof FEATURES, value = 'true'): EntitlementRecord {
  return { featureId, featureName: FEATURES[featureId], value };
}

const ESSENTIAL = {
  type: 'plan',
  name: 'Essential',
  description: 'A clear presence for one person and one area.',
  entitlements: [
    feature('three-language-page'),
    feature('service-areas', '1'),
    feature('photos', '10'),
    feature('email-support'),
  ],
  metadata: { displayOrder: 1 },
} as const;

const PROFESSIONAL = {
  type: 'plan',
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
} as const;

const PREMIUM = {
  type: 'plan',
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
} as const;

const URGENT_CALL_OUTS = {
  type: 'addon',
  name: 'Urgent call-outs',
  description: 'Appear to customers who need someone now, day and night.',
  entitlements: [],
} as const;

const EXTRA_SERVICE_AREA = {
  type: 'addon',
  name: 'Extra service area',
  description: 'One more city or neighbourhood in search.',
  entitlements: [],
} as const;

const FEATURED_PLACEMENT = {
  type: 'addon',
  name: 'Featured placement',
  description: 'A highlighted card at the top of the field.',
  entitlements: [],
} as const;

const PHOTO_DAY = {
  type: 'addon',
  name: 'Photo day',
  description: 'A visit by a local photographer once a quarter.',
  entitlements: [],
} as const;

type Sold = Pick<CatalogRecord, 'type' | 'name' | 'description' | 'entitlements' | 'metadata'>;

function monthly(id: string, price: number, sold: Sold): CatalogRecord {
  return { id, price, currencyCode: 'ILS', period: 1, periodUnit: 'month', status: 'active', ...sold };
}

function annual(id: string, price: number, sold: Sold): CatalogRecord {
  return { id, price, currencyCode: 'ILS', period: 1, periodUnit: 'year', status: 'active', ...sold };
}

/** The catalogue of the demo, in the order of the response, which differs from the display order. Prices in agorot. */
export const DEMO_CATALOG: readonly CatalogRecord[] = [
  monthly('professional-monthly', 14_900, PROFESSIONAL),
  monthly('essential-monthly', 7900, ESSENTIAL),
  monthly('premium-monthly', 28_900, PREMIUM),
  annual('essential-annual', 80_600, ESSENTIAL),
  annual('professional-annual', 146_600, PROFESSIONAL),
  annual('premium-annual', 277_400, PREMIUM),
  monthly('urgent-call-outs-monthly', 3900, URGENT_CALL_OUTS),
  monthly('extra-service-area-monthly', 2900, EXTRA_SERVICE_AREA),
  monthly('featured-placement-monthly', 5900, FEATURED_PLACEMENT),
  monthly('photo-day-monthly', 4500, PHOTO_DAY),
  annual('urgent-call-outs-annual', 39_000, URGENT_CALL_OUTS),
  annual('extra-service-area-annual', 29_000, EXTRA_SERVICE_AREA),
  annual('featured-placement-annual', 59_000, FEATURED_PLACEMENT),
  annual('photo-day-annual', 45_000, PHOTO_DAY),
  /* No longer sold. The subscription of the law office still has it. */
  { ...monthly('starter-monthly', 5900, { ...ESSENTIAL, name: 'Starter' }), status: 'archived' },
  /* An invalid record, with an unknown period unit and unreadable metadata. */
  {
    ...monthly('seasonal-offer', 9900, {
      ...ESSENTIAL,
      name: 'Seasonal offer',
      metadata: 'unreadable',
    }),
    periodUnit: 'season',
  },
];
