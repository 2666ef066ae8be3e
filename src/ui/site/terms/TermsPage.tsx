import { POLICY_VERSION } from '@/ui/company/companyContent';
import { LegalPage } from '@/ui/site/legal/LegalPage';
import { section } from '@/ui/site/legal/LegalSection';

const SECTIONS = [
  section('terms.acceptance', ['agreement', 'body', 'changes']),
  section('terms.service', ['what', 'app', 'visibility', 'jobs', 'availability']),
  section('terms.accounts', ['age', 'details', 'access', 'shared']),
  section('terms.conduct', ['intro', ['truth', 'respect', 'own', 'system', 'reviews', 'law']]),
  section('terms.content', ['rights', 'licence', 'reviews', 'removal'], 'content-policy'),
  section('terms.payment', [
    'subscription',
    'advance',
    'saving',
    'provider',
    'changes',
    'cancelling',
    'refunds',
    'failure',
  ]),
  section('terms.property', ['ours', 'use'], 'intellectual-property'),
  section('terms.termination', ['yours', 'ours', 'after']),
  section('terms.disclaimers', ['asIs', 'verified', 'others']),
  section('terms.liability', ['limit', 'exceptions']),
  section('terms.law', ['law', 'languages', 'remainder'], 'governing-law'),
  section('terms.contact', ['text']),
];

/** The terms of service, with the twelve sections of spec section 2. */
export function TermsPage() {
  return <LegalPage of="terms" version={POLICY_VERSION} updated="legal.january2025" sections={SECTIONS} />;
}
