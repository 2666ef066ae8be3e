import { ArrowRight } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { isActive, isDraft } from '@/domain/business/Business';
import type { Money } from '@/domain/shared/Money';
import { classNames } from '@/ui/design/classNames';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Card } from '@/ui/design/components/card/Card';
import { DoorIllustration } from '@/ui/design/illustrations/DoorIllustration';
import { Illustration } from '@/ui/design/illustrations/Illustration';
import { Amount } from '@/ui/i18n/components/Amount';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { useTranslation, type TextKey } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import type { CancellationState } from '@/ui/subscription/cancel/CancellationViewModel';
import type { PendingPayment } from '@/ui/subscription/pending/LastPayment';
import { useFocusOnce } from '@/ui/subscription/section/useFocusOnce';
import type { ReadyBusiness } from './BusinessDetailState';
import { StatusProgress } from './StatusProgress';
import styles from './no-subscription-card.module.scss';

interface NoSubscriptionCardProps {
  readonly detail: ReadyBusiness;
  /** Of the monthly plans. Undefined while it is not known. */
  readonly price: Money | undefined;
  readonly cancellation: CancellationState;
  /** If there is one, the card offers no other payment. */
  readonly pendingPayment: PendingPayment | undefined;
}

/** The subscription section of a business without a subscription: the steps until customers can find the business. */
export function NoSubscriptionCard({ detail, price, cancellation, pendingPayment }: NoSubscriptionCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { business, change } = detail;
  const isBusinessActive = isActive(business);
  const failed = change.kind === 'failed' && !isBusinessActive ? change : undefined;
  const heading = useFocusOnce(failed ?? (cancellation.kind === 'done' ? cancellation : undefined));
  const hasDrawing = !isBusinessActive && !isDraft(business) && pendingPayment === undefined;
  return (
    <Card isBare labelledBy={headingId}>
      {hasDrawing && (
        <div className={styles['drawing']}>
          <Illustration of={DoorIllustration} />
        </div>
      )}
      <div className={styles['body']}>
        <h2 ref={heading} id={headingId} className={styles['heading']} tabIndex={-1}>
          {t(titleOf(isBusinessActive, pendingPayment))}
        </h2>
        {pendingPayment !== undefined && (
          <p className={styles['sentence']}>{t(PENDING_TEXTS[pendingPayment])}</p>
        )}
        {pendingPayment === undefined && isBusinessActive && (
          <>
            <p className={styles['sentence']}>{t('detail.noSubscription.visibleText')}</p>
            <GetStartedLink {...detail} />
          </>
        )}
        {!isBusinessActive && (
          <ol role="list" className={styles['steps']}>
            {pendingPayment === undefined && (
              <Step number={1} title={t('detail.noSubscription.choose')} note={<Price of={price} />}>
                <GetStartedLink {...detail} />
              </Step>
            )}
            <ActivationStep isAlone={pendingPayment !== undefined} />
          </ol>
        )}
        {/* The page of an active business shows it in StatusStrip. */}
        {!isBusinessActive && <StatusProgress change={change} />}
      </div>
    </Card>
  );
}

const PENDING_TEXTS = {
  'outcome-unknown': 'subscription.section.noneUnconfirmed',
  refused: 'subscription.section.noneRefused',
  'being-set-up': 'subscription.section.noneSettingUp',
  accepted: 'subscription.section.noneSettingUp',
  'change-accepted': 'subscription.section.noneSettingUp',
} as const satisfies Record<PendingPayment, TextKey>;

function titleOf(isBusinessActive: boolean, pendingPayment: PendingPayment | undefined): TextKey {
  if (pendingPayment !== undefined) return 'subscription.section.title';
  return isBusinessActive ? 'detail.noSubscription.visible' : 'subscription.section.noneTitle';
}

function GetStartedLink({ business }: Pick<ReadyBusiness, 'business'>) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to={paths.subscription(business.id)}
      size="large"
      fullWidth
      trailingIcon={ArrowRight}
      mirrorsInRtl
      className={styles['start']}
    >
      {t('subscription.section.getStarted')}
    </ButtonLink>
  );
}

function Price({ of: price }: { readonly of: Money | undefined }) {
  const { t } = useTranslation();
  return price === undefined ? (
    <span>{t('detail.noSubscription.anyTime')}</span>
  ) : (
    <Sentence of="detail.noSubscription.fromPrice" values={{ price: <Amount of={price} trim /> }} />
  );
}

/** The button is disabled, and the note in its row says why. */
function ActivationStep({ isAlone }: { readonly isAlone: boolean }) {
  const { t } = useTranslation();
  const noteId = useId();
  return (
    <Step
      number={isAlone ? undefined : 2}
      title={t('detail.noSubscription.activateTitle')}
      note={<span id={noteId}>{t('detail.noSubscription.required')}</span>}
    >
      <Button kind="secondary" size="small" disabledReasonId={noteId}>
        {t('detail.noSubscription.activate')}
      </Button>
    </Step>
  );
}

interface StepProps {
  readonly number: number | undefined;
  readonly title: string;
  readonly note: ReactElement;
  readonly children: ReactElement;
}

function Step({ number, title, note, children }: StepProps) {
  return (
    <li className={styles['step']}>
      {number !== undefined && (
        <span className={classNames(styles['arch'], number === 1 && styles['isNext'])} aria-hidden="true">
          {number}
        </span>
      )}
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        <p className={styles['note']}>{note}</p>
      </div>
      {children}
    </li>
  );
}
