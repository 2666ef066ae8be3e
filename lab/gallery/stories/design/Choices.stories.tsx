import { useState } from 'react';
import { Chip } from '@/ui/design/components/chip/Chip';
import { CheckboxCard as ACheckboxCard } from '@/ui/design/controls/checkbox-card/CheckboxCard';
import { RadioCard, RadioCards as TheRadioCards } from '@/ui/design/controls/radio-cards/RadioCards';
import { Radio as ARadio } from '@/ui/design/controls/radio/Radio';
import {
  SegmentedChoice as ASegmentedChoice,
  type SegmentedVariant,
} from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { inEach } from '../../inEach';

export default {};

function Cycle({ variant }: { readonly variant?: SegmentedVariant }) {
  const { t } = useTranslation();
  const [value, setValue] = useState('monthly');
  const options = [
    {
      id: 'monthly',
      label: t('subscription.wizard.cycle.monthly'),
      mark: t('subscription.wizard.cycle.today'),
    },
    { id: 'annual', label: t('subscription.wizard.cycle.annual') },
  ];
  return (
    <ASegmentedChoice
      label={t('subscription.wizard.cycle.label')}
      options={options}
      value={value}
      onChange={setValue}
      variant={variant}
    />
  );
}

export const SegmentedChoice = inEach(Cycle, { variant: ['plaster', 'sea'] });

/** On the colour of the footer. */
export const SegmentedChoiceAtNight = () => (
  <div style={{ background: 'var(--night)', padding: 'var(--space-4)' }}>
    <Cycle variant="night" />
  </div>
);

const ADD_ONS = ['urgentCallOuts', 'photoDay'] as const;

function AddOn({ name }: { readonly name: (typeof ADD_ONS)[number] }) {
  const { t } = useTranslation();
  const [isSelected, setIsSelected] = useState(name === 'photoDay');
  return (
    <ACheckboxCard isSelected={isSelected} onChange={setIsSelected}>
      <h3>{t(`catalog.addOns.${name}.name`)}</h3>
      <p>{t(`catalog.addOns.${name}.description`)}</p>
    </ACheckboxCard>
  );
}

export const CheckboxCard = inEach(AddOn, { name: ADD_ONS });

const PLANS = ['essential', 'professional', 'premium'] as const;

function Plans({ layout, disc }: { readonly layout?: 'stack' | 'columns'; readonly disc?: 'start' | 'end' }) {
  const { t } = useTranslation();
  const [plan, setPlan] = useState('professional');
  return (
    <TheRadioCards
      label={t('subscription.wizard.plan.heading')}
      value={plan}
      onChange={setPlan}
      layout={layout}
    >
      {PLANS.map((name) => (
        <RadioCard
          key={name}
          value={name}
          disc={disc}
          isDisabled={name === 'premium'}
          edgeLabel={name === 'professional' && <Chip>{t('subscription.wizard.plan.mostPopular')}</Chip>}
          panel={name === plan && <p>{t('subscription.wizard.plan.keptText')}</p>}
        >
          <h3>{t(`catalog.plans.${name}.name`)}</h3>
          <p>{t(`catalog.plans.${name}.description`)}</p>
        </RadioCard>
      ))}
    </TheRadioCards>
  );
}

export const RadioCards = () => <Plans />;
export const RadioCardsInColumns = () => <Plans layout="columns" disc="end" />;

/** Its look belongs to the card or the track around it. */
export function Radio() {
  const { t } = useTranslation();
  return (
    <div role="radiogroup" aria-label={t('shell.theme.label')}>
      {(['light', 'dark'] as const).map((theme) => (
        <label key={theme}>
          <ARadio name="theme" defaultChecked={theme === 'dark'} />
          <span>{t(`shell.theme.${theme}`)}</span>
        </label>
      ))}
    </div>
  );
}
