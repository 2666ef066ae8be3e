import { list, paragraph, type LegalSection } from '@/ui/site/legal/LegalSection';

/** The six sections of spec section 2. The footer links to `#security`. */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'collection',
    title: 'privacy.collection.title',
    blocks: [
      paragraph('privacy.collection.intro'),
      list(
        'privacy.collection.account',
        'privacy.collection.business',
        'privacy.collection.subscription',
        'privacy.collection.payment',
        'privacy.collection.technical',
        'privacy.collection.reports',
      ),
      paragraph('privacy.collection.visitors'),
      paragraph('privacy.collection.browser'),
      paragraph('privacy.collection.duty'),
    ],
  },
  {
    id: 'use',
    title: 'privacy.use.title',
    blocks: [
      paragraph('privacy.use.intro'),
      list(
        'privacy.use.account',
        'privacy.use.listing',
        'privacy.use.billing',
        'privacy.use.answers',
        'privacy.use.safety',
        'privacy.use.law',
      ),
      paragraph('privacy.use.noSale'),
      paragraph('privacy.use.retention'),
    ],
  },
  {
    id: 'sharing',
    title: 'privacy.sharing.title',
    blocks: [
      paragraph('privacy.sharing.intro'),
      list(
        'privacy.sharing.customers',
        'privacy.sharing.signIn',
        'privacy.sharing.payment',
        'privacy.sharing.hosting',
        'privacy.sharing.authorities',
      ),
      paragraph('privacy.sharing.abroad'),
      paragraph('privacy.sharing.noOthers'),
    ],
  },
  {
    id: 'security',
    title: 'privacy.security.title',
    blocks: [
      paragraph('privacy.security.intro'),
      list(
        'privacy.security.encryption',
        'privacy.security.session',
        'privacy.security.card',
        'privacy.security.paymentPage',
        'privacy.security.photo',
        'privacy.security.access',
      ),
      paragraph('privacy.security.incident'),
      paragraph('privacy.security.report'),
    ],
  },
  {
    id: 'rights',
    title: 'privacy.rights.title',
    blocks: [
      paragraph('privacy.rights.intro'),
      list(
        'privacy.rights.see',
        'privacy.rights.correct',
        'privacy.rights.erase',
        'privacy.rights.object',
        'privacy.rights.withdraw',
      ),
      paragraph('privacy.rights.how'),
      paragraph('privacy.rights.complaint'),
      paragraph('privacy.rights.age'),
    ],
  },
  {
    id: 'contact',
    title: 'privacy.contact.title',
    blocks: [paragraph('privacy.contact.text'), paragraph('privacy.contact.changes')],
  },
];
