import { ChevronDown, Tag } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ComponentType, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { BILLING_CYCLES, type BillingCycle } from '@/domain/subscription/billingCycle';
import { cycleOf } from '@/domain/subscription/Plan';
import { largestSavingPercent } from '@/domain/subscription/savings';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Card } from '@/ui/design/components/card/Card';
import { Chip } from '@/ui/design/components/chip/Chip';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { formatPercent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { ForVisitors } from '@/ui/shell/hydration/ForVisitors';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { paths } from '@/ui/shell/paths';
import { useScreen } from '@/ui/shell/useScreen';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PageMetadata } from '@/ui/site/PageMetadata';
import type { PricingState } from './PricingViewModel';
import type { PublicPlansProps } from './PublicPlans';
import switchStyles from './cycle-switch.module.scss';
import noPublicPlansStyles from './no-public-plans.module.scss';
import plansSkeletonStyles from './plans-skeleton.module.scss';
import styles from './pricing-page.module.scss';
import questionsStyles from './questions.module.scss';

/* Loads only if there are plans, because it needs more code than the rest of the page. */
const publicPlans = lazyPart(
  async (): Promise<ComponentType<PublicPlansProps>> => {
    try {
      return (await import('./PublicPlans')).PublicPlans;
    } catch {
      return NoPublicPlans;
    }
  },
  { texts: ['catalog'] },
);

/** The plans and add-ons if they are public (decision C79), questions, and the line that more content will follow. */
export const PricingPage = observer(function PricingPage() {
  const { t } = useTranslation();
  const { state, changeCycle, preselect } = useScreen(useViewModels().createPricing);
  return (
    <>
      <PageMetadata title={t('pricing.title')} description={t('pricing.description')} />
      <PageHead
        title={t('pricing.heading')}
        lead={t('pricing.lead')}
        aside={state.kind === 'unpriced' ? undefined : <CycleSwitch state={state} onChange={changeCycle} />}
        isBehindCards
        isLarge
      />
      <div className={styles['page']}>
        {state.kind === 'loading' && <PlansSkeleton />}
        {state.kind === 'unpriced' && <NoPublicPlans />}
        {state.kind === 'priced' && (
          <Suspense fallback={<PlansSkeleton />}>
            <publicPlans.Component catalog={state.catalog} cycle={state.cycle} onChoose={preselect} />
          </Suspense>
        )}
        <Questions />
        {state.kind !== 'unpriced' && <p className={styles['more']}>{t('pricing.more')}</p>}
      </div>
    </>
  );
});

const SKELETON_PLANS = ['first', 'second', 'third'] as const;
const FEATURE_WIDTHS = [6, 4, 7, 5] as const;

function PlansSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('pricing.plans.loading')}</VisuallyHidden>
      <div className={plansSkeletonStyles['plans']} aria-hidden="true">
        {SKELETON_PLANS.map((plan) => (
          <Card key={plan} className={plansSkeletonStyles['plan']}>
            <Skeleton shape="title" widthInTenths={4} />
            <Skeleton shape="line" widthInTenths={8} />
            <Skeleton shape="block" widthInTenths={6} className={plansSkeletonStyles['price']} />
            {FEATURE_WIDTHS.map((width) => (
              <Skeleton key={width} shape="line" widthInTenths={width} />
            ))}
            <Skeleton shape="block" className={plansSkeletonStyles['button']} />
          </Card>
        ))}
      </div>
    </div>
  );
}

const QUESTIONS = ['cancel', 'change', 'invoice', 'payment', 'twice', 'kept'] as const;

/** Questions and answers. In a wide window the style sheet shows every answer. */
function Questions() {
  const { t } = useTranslation();
  return (
    <section className={questionsStyles['section']} aria-labelledby="questions">
      <h2 id="questions">{t('pricing.questions.title')}</h2>
      <div className={questionsStyles['questions']}>
        {QUESTIONS.map((name, position) => (
          <div key={name} className={questionsStyles['question']}>
            <h3 className={questionsStyles['title']}>{t(`pricing.questions.${name}.question`)}</h3>
            <details open={position === 0}>
              <summary className={questionsStyles['summary']}>
                <span>{t(`pricing.questions.${name}.question`)}</span>
                <Icon of={ChevronDown} />
              </summary>
              <p className={questionsStyles['answer']}>
                <Sentence
                  of={`pricing.questions.${name}.answer`}
                  values={{ support: <Link to={paths.contact}>{t('pricing.questions.support')}</Link> }}
                />
              </p>
            </details>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Replaces the plans if they are not public or could not be loaded. Says how to order instead (spec section 2). */
const NoPublicPlans = observer(function NoPublicPlans() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const isSignedIn = session.state.kind === 'signed-in';
  return (
    <Card className={noPublicPlansStyles['card']}>
      <Illustration of={EmptyIllustration} />
      <p className={noPublicPlansStyles['text']}>{t(isSignedIn ? 'pricing.textForOwner' : 'pricing.text')}</p>
      {isSignedIn ? (
        <ButtonLink to={paths.dashboard}>{t('pricing.toDashboard')}</ButtonLink>
      ) : (
        <ForVisitors isRestoring={session.state.kind === 'loading'}>
          <Button isDisabled={!session.canSignIn} onPress={() => void session.signIn()}>
            {t('shell.header.logIn')}
          </Button>
        </ForVisitors>
      )}
    </Card>
  );
});

interface CycleSwitchProps {
  readonly state: Exclude<PricingState, { readonly kind: 'unpriced' }>;
  readonly onChange: (cycle: BillingCycle) => void;
}

/** Switches between monthly and annual prices, and shows the largest saving. Not shown if all plans have one cycle. */
function CycleSwitch({ state, onChange }: CycleSwitchProps) {
  const { t } = useTranslation();
  if (state.kind === 'loading')
    return (
      <div className={switchStyles['switch']}>
        <Skeleton shape="block" className={switchStyles['skeleton']} />
        <Skeleton shape="block" className={switchStyles['saving']} />
      </div>
    );
  const { plans } = state.catalog;
  if (plans.every((plan) => cycleOf(plan) === state.cycle)) return undefined;
  const percent = largestSavingPercent(plans);
  return (
    <div className={switchStyles['switch']}>
      <SegmentedChoice
        label={t('pricing.plans.cycle')}
        options={BILLING_CYCLES.map((id) => ({ id, label: t(`pricing.plans.${id}`) }))}
        value={state.cycle}
        onChange={onChange}
      />
      {percent !== undefined && (
        <Chip icon={Tag}>
          <span>
            <Sentence of="pricing.plans.saveUpTo" values={{ percent: <Ltr>{formatPercent(percent)}</Ltr> }} />
          </span>
        </Chip>
      )}
      <VisuallyHidden role="status">
        {state.wasChanged && t(`pricing.plans.${state.cycle}Prices`)}
      </VisuallyHidden>
    </div>
  );
}
