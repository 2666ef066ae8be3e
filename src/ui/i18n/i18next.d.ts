import 'i18next';

/** The English texts define the type of the keys, so a missing key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    returnNull: false;
    resources: {
      translation: {
        accessibility: typeof import('./locales/en/accessibility.json');
        attention: typeof import('./locales/en/attention.json');
        bulk: typeof import('./locales/en/bulk.json');
        business: typeof import('./locales/en/business.json');
        catalog: typeof import('./locales/en/catalog.json');
        charges: typeof import('./locales/en/charges.json');
        confirmation: typeof import('./locales/en/confirmation.json');
        contact: typeof import('./locales/en/contact.json');
        cookies: typeof import('./locales/en/cookies.json');
        dashboard: typeof import('./locales/en/dashboard.json');
        demo: typeof import('./locales/en/demo.json');
        detail: typeof import('./locales/en/detail.json');
        editing: typeof import('./locales/en/editing.json');
        errors: typeof import('./locales/en/errors.json');
        features: typeof import('./locales/en/features.json');
        legal: typeof import('./locales/en/legal.json');
        listing: typeof import('./locales/en/listing.json');
        longList: typeof import('./locales/en/longList.json');
        pricing: typeof import('./locales/en/pricing.json');
        privacy: typeof import('./locales/en/privacy.json');
        profile: typeof import('./locales/en/profile.json');
        shell: typeof import('./locales/en/shell.json');
        site: typeof import('./locales/en/site.json');
        subscription: typeof import('./locales/en/subscription.json');
        switcher: typeof import('./locales/en/switcher.json');
        terms: typeof import('./locales/en/terms.json');
        toastHistory: typeof import('./locales/en/toastHistory.json');
        verified: typeof import('./locales/en/verified.json');
        welcome: typeof import('./locales/en/welcome.json');
      };
    };
  }
}
