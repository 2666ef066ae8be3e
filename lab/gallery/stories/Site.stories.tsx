import { cycleOf } from '@/domain/subscription/Plan';
import { VerifiedListing as AVerifiedListing } from '@/ui/site/about/VerifiedListing';
import { ExampleBusinessCard as AnExampleBusinessCard } from '@/ui/site/home/ExampleBusinessCard';
import { PublicPlan } from '@/ui/site/pricing/PublicPlan';
import { CATALOG } from '../demoOwner';

export default {};

export const ExampleBusinessCard = () => <AnExampleBusinessCard />;
export const VerifiedListing = () => <AVerifiedListing />;

export const Plans = () => (
  <ul>
    {CATALOG.plans.map((plan) => (
      <PublicPlan
        key={plan.id}
        plan={plan}
        plans={CATALOG.plans}
        isRecommended={plan.metadata.isPopular && cycleOf(plan) === 'annual'}
        onChoose={async () => undefined}
      />
    ))}
  </ul>
);
