import { cycleOf } from '@/domain/subscription/Plan';
import { VerifiedListing as AVerifiedListing } from '@/ui/site/about/VerifiedExplained';
import { ExampleBusinessCard as AnExampleBusinessCard } from '@/ui/site/home/Hero';
import { PublicPlan } from '@/ui/site/pricing/PublicPlan';
import { DEMO_CATALOG } from '@/adapters/in-memory/world/seeds/demoCatalog';

export default {};

export const ExampleBusinessCard = () => <AnExampleBusinessCard />;
export const VerifiedListing = () => <AVerifiedListing />;

export const Plans = () => (
  <ul>
    {DEMO_CATALOG.plans.map((plan) => (
      <PublicPlan
        key={plan.id}
        plan={plan}
        plans={DEMO_CATALOG.plans}
        isRecommended={plan.metadata.isPopular && cycleOf(plan) === 'annual'}
        onChoose={async () => undefined}
      />
    ))}
  </ul>
);
