/**
 * The maximum size of each file that a document references, by the file's name without its hash. Brotli bytes; for
 * texts, those of the largest language. ALLOWANCE bytes above are accepted, so that a small change needs no new
 * budget.
 */
export const FILE_BUDGETS: Readonly<Record<string, number>> = {
  packages: 97_400,
  services: 41_800,
  controls: 15_800,
  frame: 19_900,
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

/** The budget of every other file, in brotli bytes. */
export const SMALL_FILE = 900;

/** The bytes by which a file may exceed its budget. */
export const ALLOWANCE = 1000;
