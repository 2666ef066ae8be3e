import { list, paragraph, type LegalSection } from '@/ui/site/legal/LegalSection';

/** The twelve sections of spec section 2. */
export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'terms.acceptance.title',
    blocks: [
      paragraph('terms.acceptance.agreement'),
      paragraph('terms.acceptance.body'),
      paragraph('terms.acceptance.changes'),
    ],
  },
  {
    id: 'service',
    title: 'terms.service.title',
    blocks: [
      paragraph('terms.service.what'),
      paragraph('terms.service.app'),
      paragraph('terms.service.visibility'),
      paragraph('terms.service.jobs'),
      paragraph('terms.service.availability'),
    ],
  },
  {
    id: 'accounts',
    title: 'terms.accounts.title',
    blocks: [
      paragraph('terms.accounts.age'),
      paragraph('terms.accounts.details'),
      paragraph('terms.accounts.access'),
      paragraph('terms.accounts.shared'),
    ],
  },
  {
    id: 'conduct',
    title: 'terms.conduct.title',
    blocks: [
      paragraph('terms.conduct.intro'),
      list(
        'terms.conduct.truth',
        'terms.conduct.respect',
        'terms.conduct.own',
        'terms.conduct.system',
        'terms.conduct.reviews',
        'terms.conduct.law',
      ),
    ],
  },
  {
    id: 'content-policy',
    title: 'terms.content.title',
    blocks: [
      paragraph('terms.content.rights'),
      paragraph('terms.content.licence'),
      paragraph('terms.content.reviews'),
      paragraph('terms.content.removal'),
    ],
  },
  {
    id: 'payment',
    title: 'terms.payment.title',
    blocks: [
      paragraph('terms.payment.subscription'),
      paragraph('terms.payment.advance'),
      paragraph('terms.payment.saving'),
      paragraph('terms.payment.provider'),
      paragraph('terms.payment.changes'),
      paragraph('terms.payment.cancelling'),
      paragraph('terms.payment.refunds'),
      paragraph('terms.payment.failure'),
    ],
  },
  {
    id: 'intellectual-property',
    title: 'terms.property.title',
    blocks: [paragraph('terms.property.ours'), paragraph('terms.property.use')],
  },
  {
    id: 'termination',
    title: 'terms.termination.title',
    blocks: [
      paragraph('terms.termination.yours'),
      paragraph('terms.termination.ours'),
      paragraph('terms.termination.after'),
    ],
  },
  {
    id: 'disclaimers',
    title: 'terms.disclaimers.title',
    blocks: [
      paragraph('terms.disclaimers.asIs'),
      paragraph('terms.disclaimers.verified'),
      paragraph('terms.disclaimers.others'),
    ],
  },
  {
    id: 'liability',
    title: 'terms.liability.title',
    blocks: [paragraph('terms.liability.limit'), paragraph('terms.liability.exceptions')],
  },
  {
    id: 'governing-law',
    title: 'terms.law.title',
    blocks: [paragraph('terms.law.law'), paragraph('terms.law.languages'), paragraph('terms.law.remainder')],
  },
  {
    id: 'contact',
    title: 'terms.contact.title',
    blocks: [paragraph('terms.contact.text')],
  },
];
