import { POLICY_VERSION } from '@/ui/company/companyContent';
import { LegalPage } from '@/ui/site/legal/LegalPage';
import { section } from '@/ui/site/legal/LegalSection';

const SECTIONS = [
  section('privacy.collection', [
    'intro',
    ['account', 'business', 'subscription', 'payment', 'technical', 'reports'],
    'visitors',
    'browser',
    'duty',
  ]),
  section('privacy.use', [
    'intro',
    ['account', 'listing', 'billing', 'answers', 'safety', 'law'],
    'noSale',
    'retention',
  ]),
  section('privacy.sharing', [
    'intro',
    ['customers', 'signIn', 'payment', 'hosting', 'authorities'],
    'abroad',
    'noOthers',
  ]),
  section('privacy.security', [
    'intro',
    ['encryption', 'session', 'card', 'paymentPage', 'photo', 'access'],
    'incident',
    'report',
  ]),
  section('privacy.rights', [
    'intro',
    ['see', 'correct', 'erase', 'object', 'withdraw'],
    'how',
    'complaint',
    'age',
  ]),
  section('privacy.contact', ['text', 'changes']),
];

/** The privacy policy, with the six sections of spec section 2. The footer links to `#security`. */
export function PrivacyPage() {
  return <LegalPage of="privacy" version={POLICY_VERSION} updated="legal.january2025" sections={SECTIONS} />;
}
