import type { PointInTime } from '@/domain/shared/pointInTime';
import { displayStatusOf, isCancelled } from '@/domain/subscription/Subscription';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { Space } from '@/ui/design/components/space/Space';
import { DateText } from '@/ui/i18n/components/DateText';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { slot } from '@/ui/i18n/slot';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { OrderSummary } from '@/ui/subscription/wizard/WizardState';

interface OutcomeSentencesProps {
  readonly summary: OrderSummary;
}

/**
 * The result of the order. A new, a changed and a reactivated subscription have different texts.
 */
export function OutcomeSentences({ summary }: OutcomeSentencesProps) {
  const { kind, afterwards, business } = summary;
  const subscription = afterwards.kind === 'read' ? afterwards.subscription : undefined;
  const isTrial = subscription !== undefined && displayStatusOf(subscription) === 'intrial';
  return (
    <>
      {kind === 'create' && <EmailSent email={summary.email} />}
      <Space />
      {isTrial && <Trial end={subscription.trialEnd} timeZone={business.timezone} />}
      {!isTrial && !wasCancelledSince(summary) && <Billing kind={kind} />}
    </>
  );
}

/** Then no billing cycle starts. */
function wasCancelledSince({ kind, afterwards }: OrderSummary): boolean {
  return kind === 'create' && afterwards.kind === 'read' && isCancelled(afterwards.subscription);
}

function EmailSent({ email }: { readonly email: string | undefined }) {
  const { t } = useTranslation();
  if (email === undefined) return <span>{t('subscription.wizard.done.emailSent')}</span>;
  return (
    <Sentence
      text={t('subscription.wizard.done.emailSentTo', { email: slot('email') })}
      values={{ email: <Ltr>{shownText(email, 'email')}</Ltr> }}
    />
  );
}

function Billing({ kind }: Pick<OrderSummary, 'kind'>) {
  const { t } = useTranslation();
  if (kind === 'create') return <span>{t('subscription.wizard.done.startsAtOnce')}</span>;
  return (
    <span>
      {kind === 'update' ? t('subscription.wizard.done.updated') : t('subscription.wizard.done.reactivated')}
    </span>
  );
}

interface TrialProps {
  readonly end: PointInTime | undefined;
  readonly timeZone: string | undefined;
}

function Trial({ end, timeZone }: TrialProps) {
  const { t } = useTranslation();
  if (end === undefined) return <span>{t('subscription.wizard.done.trial')}</span>;
  return (
    <Sentence
      text={t('subscription.wizard.done.trialUntil', { date: slot('date') })}
      values={{ date: <DateText of={end} timeZone={timeZone} /> }}
    />
  );
}
