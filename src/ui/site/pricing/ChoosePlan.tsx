import { observer } from 'mobx-react-lite';
import type { Plan } from '@/domain/subscription/Plan';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { paths } from '@/ui/shell/paths';
import { useAppNavigate } from '@/ui/shell/useAppNavigate';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { getStarted } from '@/ui/site/getStarted';

interface ChoosePlanProps {
  readonly plan: Plan;
  readonly kind: 'primary' | 'secondary';
  readonly onChoose: (plan: Plan) => Promise<void>;
}

/**
 * Preselects the plan, then starts the sign-in. A signed-in owner goes on to the dashboard, which asks to which
 * business the plan belongs (decision C79).
 */
export const ChoosePlan = observer(function ChoosePlan({ plan, kind, onChoose }: ChoosePlanProps) {
  const texts = useCatalogTexts();
  const { session } = useViewModels();
  const navigate = useAppNavigate();
  const label = <Sentence of="pricing.plans.choose" values={{ plan: <bdi>{texts.planName(plan)}</bdi> }} />;
  if (session.state.kind === 'signed-in') {
    return (
      <ButtonLink kind={kind} fullWidth to={paths.dashboard} onClick={() => void onChoose(plan)}>
        {label}
      </ButtonLink>
    );
  }
  const choose = async (): Promise<void> => {
    await onChoose(plan);
    await getStarted(session, navigate);
  };
  return (
    <Button
      kind={kind}
      fullWidth
      isDisabled={session.state.kind === 'redirecting'}
      onPress={() => void choose()}
    >
      {label}
    </Button>
  );
});
