import { LegalPage } from '@/ui/site/legal/LegalPage';
import { section } from '@/ui/site/legal/LegalSection';

const SECTIONS = [
  section('accessibility.standard', ['aim', 'law', 'beyond']),
  section('accessibility.adjustments', [
    ['keyboard', 'screenReaders', 'contrast', 'zoom', 'targets', 'languages', 'motion', 'forms', 'time'],
    'tests',
  ]),
  section('accessibility.limits', ['intro', ['providers', 'content', 'people', 'app']]),
  section('accessibility.alternatives', ['channels', 'help']),
  section('accessibility.contact', ['intro', ['phone', 'email'], 'details', 'response', 'commission']),
  section('accessibility.date', ['text']),
];

/** The accessibility statement, with the sections that the law requires (decision C68). */
export function AccessibilityPage() {
  return <LegalPage of="accessibility" updated="legal.november2026" sections={SECTIONS} />;
}
