import { list, paragraph, type LegalSection } from '@/ui/site/legal/LegalSection';

/** The sections that the law requires (decision C68). */
export const ACCESSIBILITY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'standard',
    title: 'accessibility.standard.title',
    blocks: [
      paragraph('accessibility.standard.aim'),
      paragraph('accessibility.standard.law'),
      paragraph('accessibility.standard.beyond'),
    ],
  },
  {
    id: 'adjustments',
    title: 'accessibility.adjustments.title',
    blocks: [
      list(
        'accessibility.adjustments.keyboard',
        'accessibility.adjustments.screenReaders',
        'accessibility.adjustments.contrast',
        'accessibility.adjustments.zoom',
        'accessibility.adjustments.targets',
        'accessibility.adjustments.languages',
        'accessibility.adjustments.motion',
        'accessibility.adjustments.forms',
        'accessibility.adjustments.time',
      ),
      paragraph('accessibility.adjustments.tests'),
    ],
  },
  {
    id: 'limits',
    title: 'accessibility.limits.title',
    blocks: [
      paragraph('accessibility.limits.intro'),
      list(
        'accessibility.limits.providers',
        'accessibility.limits.content',
        'accessibility.limits.people',
        'accessibility.limits.app',
      ),
    ],
  },
  {
    id: 'alternatives',
    title: 'accessibility.alternatives.title',
    blocks: [paragraph('accessibility.alternatives.channels'), paragraph('accessibility.alternatives.help')],
  },
  {
    id: 'contact',
    title: 'accessibility.contact.title',
    blocks: [
      paragraph('accessibility.contact.intro'),
      list('accessibility.contact.phone', 'accessibility.contact.email'),
      paragraph('accessibility.contact.details'),
      paragraph('accessibility.contact.response'),
      paragraph('accessibility.contact.commission'),
    ],
  },
  {
    id: 'date',
    title: 'accessibility.date.title',
    blocks: [paragraph('accessibility.date.text')],
  },
];
