import 'i18next';
import type business from './locales/en/business.json';
import type catalog from './locales/en/catalog.json';
import type demo from './locales/en/demo.json';
import type errors from './locales/en/errors.json';
import type identity from './locales/en/identity.json';
import type profile from './locales/en/profile.json';
import type shell from './locales/en/shell.json';
import type site from './locales/en/site.json';
import type subscription from './locales/en/subscription.json';

/** English is the type of the texts: a key that is not in it does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    returnNull: false;
    resources: {
      translation: {
        business: typeof business;
        catalog: typeof catalog;
        demo: typeof demo;
        errors: typeof errors;
        identity: typeof identity;
        profile: typeof profile;
        shell: typeof shell;
        site: typeof site;
        subscription: typeof subscription;
      };
    };
  }
}
