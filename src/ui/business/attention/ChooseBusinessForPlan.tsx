import { observer } from 'mobx-react-lite';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Notice } from '@/ui/design/components/notice/Notice';
import { countParams } from '@/ui/i18n/formatters';
import { useCatalogTexts } from '@/ui/subscription/catalogTexts';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { focusMain } from '@/ui/shell/layout/mainLandmark';
import { paths } from '@/ui/shell/paths';
import { BusinessName } from '@/ui/business/BusinessName';
import type { AttentionViewModel } from './AttentionViewModel';
import styles from './choose-business-for-plan.module.scss';

/** The most businesses in the notice. The list below the notice has all of them. */
const MAX_LINKS = 6;

interface ChooseBusinessForPlanProps {
  readonly viewModel: AttentionViewModel;
  readonly plan: PreselectedPlan;
}

/** Asks which business the plan chosen on the pricing page is for (decision C79). */
export function ChooseBusinessForPlan({ viewModel, plan }: ChooseBusinessForPlanProps) {
  const { t } = useTranslation();
  const { planTitle } = useCatalogTexts();
  const dismiss = (): void => {
    focusMain();
    viewModel.clearPreselectedPlan();
  };
  return (
    <div className={styles['choice']}>
      <Notice
        kind="info"
        title={<Sentence of="attention.choice.title" values={{ plan: <bdi>{planTitle(plan)}</bdi> }} />}
      >
        <Choices viewModel={viewModel} />
        <Button kind="quiet" size="small" flush="start" onPress={dismiss}>
          {t('shell.notNow')}
        </Button>
      </Notice>
    </div>
  );
}

const Choices = observer(function Choices({ viewModel }: Pick<ChooseBusinessForPlanProps, 'viewModel'>) {
  const { t } = useTranslation();
  const { unsubscribed: businesses, checked } = viewModel;
  if (businesses === undefined) return <p>{t('attention.choice.checking')}</p>;
  /* If no subscription could be read, UncheckedLine below the list says so. */
  if (businesses.length === 0) return checked.count > 0 ? <p>{t('attention.choice.none')}</p> : undefined;
  const others = businesses.length - MAX_LINKS;
  return (
    <>
      <p>{t('attention.choice.text')}</p>
      <ul role="list" className={styles['businesses']}>
        {businesses.slice(0, MAX_LINKS).map((business) => (
          <li key={business.id}>
            <ButtonLink kind="secondary" size="small" to={paths.subscription(business.id)}>
              <BusinessName of={business} />
            </ButtonLink>
          </li>
        ))}
      </ul>
      {others > 0 && <p>{t('attention.choice.others', countParams(others))}</p>}
    </>
  );
});
