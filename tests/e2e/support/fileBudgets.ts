/**
 * What each file may weigh that some document names, by the name it has before its hash: brotli bytes, texts in the
 * heaviest language. More than a kilobyte above is more than a change may take along unnoticed.
 */
export const FILE_BUDGETS: Readonly<Record<string, number>> = {
  packages: 97_400,
  services: 41_600,
  controls: 15_800,
  frame: 19_700,
  SubscriptionWizardPage: 13_800,
  product: 10_700,
  BusinessDetailPage: 7_100,
  overlays: 6_600,
  ProfilePage: 4_500,
  shared: 4_400,
  subscription: 4_200,
  DashboardPage: 3_700,
  choices: 3_700,
  terms: 2_800,
  'shared-site': 2_800,
  'shared-demo': 2_700,
  privacy: 2_500,
  'inner-screens': 2_200,
  cookies: 2_000,
  screens: 2_000,
  HomePage: 1_900,
  accessibility: 1_900,
  business: 1_800,
  legal: 1_800,
  index: 1_500,
  words: 1_300,
  PricingPage: 1_200,
  ContactPage: 1_200,
  components: 1_100,
  site: 1_100,
};

/** For every other file. */
export const SMALL_FILE = 900;

/** How much a file may be above its budget. */
export const ALLOWANCE = 1000;
