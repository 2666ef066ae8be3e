import { observer } from 'mobx-react-lite';
import { Suspense, type ComponentType } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { lazyPart } from '@/ui/shell/loading/lazyPart';
import { useScreen } from '@/ui/shell/useScreen';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PublicPage } from '@/ui/site/PublicPage';
import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { paths } from '@/ui/shell/paths';
import { EmptyIllustration } from '@/ui/design/illustrations/EmptyIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { ForVisitors } from '@/ui/shell/hydration/ForVisitors';
import { CycleSwitch } from './CycleSwitch';
import type { PublicPlansProps } from './PublicPlans';
import styles from './pricing-page.module.scss';
import plansSkeletonStyles from './plans-skeleton.module.scss';
import questionsStyles from './questions.module.scss';
import noPublicPlansStyles from './no-public-plans.module.scss';

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

/** The plans and add-ons if they are public (decision C79), questions, and the sentence of spec section 2. */
export const PricingPage = observer(function PricingPage() {
  const { t } = useTranslation();
  const { state, changeCycle, preselect } = useScreen(useViewModels().createPricing);
  return (
    <>
      <PublicPage title={t('pricing.title')} description={t('pricing.description')} />
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

const PLANS = ['first', 'second', 'third'] as const;
const FEATURES = [6, 4, 7, 5] as const;

/** Skeletons of three plans. */
function PlansSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('pricing.plans.loading')}</VisuallyHidden>
      <div className={plansSkeletonStyles['plans']} aria-hidden="true">
        {PLANS.map((plan) => (
          <Card key={plan} className={plansSkeletonStyles['plan']}>
            <Skeleton shape="title" widthInTenths={4} />
            <Skeleton shape="line" widthInTenths={8} />
            <Skeleton shape="block" widthInTenths={6} className={plansSkeletonStyles['price']} />
            {FEATURES.map((width) => (
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

/** Replaces the plans if they are not public or could not be loaded. */
function NoPublicPlans() {
  return (
    <Card className={noPublicPlansStyles['card']}>
      <Illustration of={EmptyIllustration} />
      <PricingSentence className={noPublicPlansStyles['text']} />
      <LogInOrDashboard />
    </Card>
  );
}

const LogInOrDashboard = observer(function LogInOrDashboard() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  if (session.state.kind === 'signed-in') {
    return <ButtonLink to={paths.dashboard}>{t('pricing.toDashboard')}</ButtonLink>;
  }
  return (
    <ForVisitors isRestoring={session.state.kind === 'loading'}>
      <Button isDisabled={!session.canSignIn} onPress={() => void session.signIn()}>
        {t('shell.header.logIn')}
      </Button>
    </ForVisitors>
  );
});

interface PricingSentenceProps {
  readonly className: string | undefined;
}

/** The sentence of spec section 2. For a signed-in owner it does not ask to log in. */
const PricingSentence = observer(function PreparingText({ className }: PricingSentenceProps) {
  const { t } = useTranslation();
  const { session } = useViewModels();
  return (
    <p className={className}>
      {t(session.state.kind === 'signed-in' ? 'pricing.textForOwner' : 'pricing.text')}
    </p>
  );
});
