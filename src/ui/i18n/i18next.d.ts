import 'i18next';
import type accessibility from './locales/en/accessibility.json';
import type attention from './locales/en/attention.json';
import type business from './locales/en/business.json';
import type catalog from './locales/en/catalog.json';
import type charges from './locales/en/charges.json';
import type confirmation from './locales/en/confirmation.json';
import type contact from './locales/en/contact.json';
import type cookies from './locales/en/cookies.json';
import type dashboard from './locales/en/dashboard.json';
import type demo from './locales/en/demo.json';
import type detail from './locales/en/detail.json';
import type editing from './locales/en/editing.json';
import type errors from './locales/en/errors.json';
import type features from './locales/en/features.json';
import type legal from './locales/en/legal.json';
import type listing from './locales/en/listing.json';
import type longList from './locales/en/longList.json';
import type many from './locales/en/many.json';
import type notices from './locales/en/notices.json';
import type pricing from './locales/en/pricing.json';
import type privacy from './locales/en/privacy.json';
import type profile from './locales/en/profile.json';
import type shell from './locales/en/shell.json';
import type site from './locales/en/site.json';
import type subscription from './locales/en/subscription.json';
import type switcher from './locales/en/switcher.json';
import type terms from './locales/en/terms.json';
import type verified from './locales/en/verified.json';
import type welcome from './locales/en/welcome.json';

/** The English texts define the type of the keys, so a missing key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    returnNull: false;
    resources: {
      translation: {
        accessibility: typeof accessibility;
        attention: typeof attention;
        business: typeof business;
        catalog: typeof catalog;
        charges: typeof charges;
        confirmation: typeof confirmation;
        contact: typeof contact;
        cookies: typeof cookies;
        dashboard: typeof dashboard;
        demo: typeof demo;
        detail: typeof detail;
        editing: typeof editing;
        errors: typeof errors;
        features: typeof features;
        legal: typeof legal;
        listing: typeof listing;
        longList: typeof longList;
        many: typeof many;
        notices: typeof notices;
        pricing: typeof pricing;
        privacy: typeof privacy;
        profile: typeof profile;
        shell: typeof shell;
        site: typeof site;
        subscription: typeof subscription;
        switcher: typeof switcher;
        terms: typeof terms;
        verified: typeof verified;
        welcome: typeof welcome;
      };
    };
  }
}
