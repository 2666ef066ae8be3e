import { list, paragraph, part, type LegalSection } from '@/ui/site/legal/LegalSection';
import { StoredEntries } from './StoredEntries';

/** The seven sections of spec section 2. */
export const COOKIE_SECTIONS: readonly LegalSection[] = [
  {
    id: 'meaning',
    title: 'cookies.meaning.title',
    blocks: [paragraph('cookies.meaning.cookies'), paragraph('cookies.meaning.ours')],
  },
  {
    id: 'use',
    title: 'cookies.use.title',
    blocks: [
      paragraph('cookies.use.purpose'),
      paragraph('cookies.use.none'),
      paragraph('cookies.use.consent'),
    ],
  },
  {
    id: 'types',
    title: 'cookies.types.title',
    blocks: [paragraph('cookies.types.intro'), part('storedEntries', StoredEntries)],
  },
  {
    id: 'third-party',
    title: 'cookies.thirdParty.title',
    blocks: [
      paragraph('cookies.thirdParty.intro'),
      list('cookies.thirdParty.signIn', 'cookies.thirdParty.payment'),
      paragraph('cookies.thirdParty.policies'),
      paragraph('cookies.thirdParty.social'),
    ],
  },
  {
    id: 'managing',
    title: 'cookies.managing.title',
    blocks: [
      paragraph('cookies.managing.choices'),
      paragraph('cookies.managing.logOut'),
      paragraph('cookies.managing.browser'),
      paragraph('cookies.managing.blocked'),
    ],
  },
  {
    id: 'updates',
    title: 'cookies.updates.title',
    blocks: [paragraph('cookies.updates.text')],
  },
  {
    id: 'contact',
    title: 'cookies.contact.title',
    blocks: [paragraph('cookies.contact.text')],
  },
];
