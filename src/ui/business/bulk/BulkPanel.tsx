import { Check, Lock, Power, PowerOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Business } from '@/domain/business/Business';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Icon } from '@/ui/design/components/icon/Icon';
import { SPACE } from '@/ui/design/components/space/space';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { SegmentedChoice } from '@/ui/design/controls/segmented-choice/SegmentedChoice';
import { countParams, formatMoney, formatNumber } from '@/ui/i18n/formatters';
import { isolated } from '@/ui/i18n/isolated';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { paths } from '@/ui/shell/paths';
import { BusinessName } from '@/ui/business/BusinessName';
import { useBulkSentence } from './bulkSentence';
import { BulkEndedView, BulkRunningView } from './BulkRunViews';
import type { BlockedBusiness, BulkChoosing } from './BulkState';
import type { BulkViewModel } from './BulkViewModel';
import styles from './bulk.module.scss';

/** More names are folded. */
const MAX_NAMES = 5;

export interface BulkPanelProps {
  readonly viewModel: BulkViewModel;
  readonly onCheck: (() => void) | undefined;
  /** Closes the sheet. Undefined if the panel is beside the list. */
  readonly onHide?: (() => void) | undefined;
}

/** The actions on the chosen businesses, their progress and their result. */
export const BulkPanel = observer(function BulkPanel(props: BulkPanelProps) {
  const { viewModel, onHide } = props;
  const { t } = useTranslation();
  const { state } = viewModel;
  const sentence = useBulkSentence(state);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownKind = useRef(state.kind);
  useEffect(() => {
    if (shownKind.current !== state.kind) heading.current?.focus();
    shownKind.current = state.kind;
  }, [state.kind]);
  return (
    /* `keepFocus` focuses the heading of the section when a press removes its own button. */
    <section className={styles['panel']} aria-labelledby={headingId}>
      <div className={styles['head']}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles['title']}>
          {state.kind === 'running' ? t(`bulk.running.${state.action}`, countParams(state.total)) : sentence}
        </h2>
        {state.kind === 'choosing' && state.count > 0 && (
          <Button
            kind="quiet"
            size="small"
            flush="end"
            onPress={() => {
              viewModel.clear();
              onHide?.();
            }}
          >
            {t('bulk.clear')}
          </Button>
        )}
      </div>
      {state.kind === 'choosing' && <Choosing {...props} state={state} />}
      {state.kind === 'running' && <BulkRunningView viewModel={viewModel} state={state} />}
      {state.kind === 'ended' && <BulkEndedView viewModel={viewModel} state={state} />}
      {onHide !== undefined && state.kind !== 'ended' && (
        <Button kind="quiet" fullWidth onPress={onHide}>
          {t('bulk.hide')}
        </Button>
      )}
    </section>
  );
});

function Choosing({ viewModel, state, onCheck }: BulkPanelProps & { readonly state: BulkChoosing }) {
  const { t } = useTranslation();
  const { action, changeable, alreadyCount, blocked, count } = state;
  return (
    <>
      {viewModel.canChooseFound && (
        <Button
          kind="quiet"
          size="small"
          flush="start"
          className={styles['start']}
          onPress={viewModel.chooseFound}
        >
          {t('bulk.all', { number: formatNumber(viewModel.foundCount) })}
        </Button>
      )}
      {count === 0 ? (
        <p className={styles['note']}>{t('bulk.hint')}</p>
      ) : (
        <>
          <SegmentedChoice
            label={t('bulk.action.label')}
            value={action}
            onChange={viewModel.chooseAction}
            options={(['activate', 'deactivate'] as const).map((id) => ({
              id,
              label: t(`bulk.action.${id}`),
            }))}
          />
          {changeable.length > 0 && (
            <section>
              <h3 className={styles['subtitle']}>
                {t(`bulk.can.${action}`, countParams(changeable.length))}
              </h3>
              <Names of={changeable}>
                {(business) => (
                  <>
                    <Icon of={Check} size="small" />
                    <BusinessName of={business} />
                  </>
                )}
              </Names>
            </section>
          )}
          {alreadyCount > 0 && (
            <p className={styles['note']}>{t(`bulk.already.${action}`, countParams(alreadyCount))}</p>
          )}
          {blocked.length > 0 && (
            <section className={styles['blocked']}>
              <h3 className={styles['subtitle']}>{t('bulk.leftOut', countParams(blocked.length))}</h3>
              <Names of={blocked}>{(each) => <Blocked of={each} onCheck={onCheck} />}</Names>
            </section>
          )}
          {changeable.length > 0 && (
            <>
              <p className={styles['note']}>{t(`bulk.effect.${action}`, countParams(changeable.length))}</p>
              {action === 'deactivate' && <ChargesWhileHidden costs={state.costs} />}
              <Button icon={action === 'activate' ? Power : PowerOff} fullWidth onPress={viewModel.confirm}>
                {t(`bulk.do.${action}`, countParams(changeable.length))}
              </Button>
            </>
          )}
        </>
      )}
    </>
  );
}

interface NamesProps<Item> {
  readonly of: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** The first items of a list, and a fold with the others. */
function Names<Item extends Business | BlockedBusiness>({ of, children }: NamesProps<Item>) {
  const { t } = useTranslation();
  const row = (item: Item) => (
    <li key={'id' in item ? item.id : item.business.id} className={styles['name']}>
      {children(item)}
    </li>
  );
  const others = of.slice(MAX_NAMES);
  return (
    <>
      <ul role="list">{of.slice(0, MAX_NAMES).map(row)}</ul>
      {others.length > 0 && (
        <details className={styles['more']}>
          <summary>{t('bulk.more', countParams(others.length))}</summary>
          <ul role="list">{others.map(row)}</ul>
        </details>
      )}
    </>
  );
}

function Blocked({
  of: { business, reason },
  onCheck,
}: { readonly of: BlockedBusiness } & Pick<BulkPanelProps, 'onCheck'>) {
  const { t } = useTranslation();
  const isPaused = reason === 'paused';
  return (
    <>
      <Icon of={Lock} size="small" />
      <p className={styles['texts']}>
        <span className={styles['blockedName']}>
          <BusinessName of={business} />
        </span>
        {SPACE}
        <span className={styles['why']}>{t(`bulk.why.${reason}`)}</span>
      </p>
      {reason !== 'unchecked' && (
        <ButtonLink
          kind="quiet"
          size="small"
          flush="end"
          to={isPaused ? paths.contact : paths.subscription(business.id)}
        >
          <span>{isPaused ? t('errors.contactSupport') : t('bulk.way.plan')}</span>
          <VisuallyHidden>
            <span>,</span>
            {SPACE}
            <BusinessName of={business} />
          </VisuallyHidden>
        </ButtonLink>
      )}
      {reason === 'unchecked' && onCheck !== undefined && (
        <Button kind="quiet" size="small" flush="end" onPress={onCheck}>
          {t('bulk.way.check')}
        </Button>
      )}
    </>
  );
}

/** Says that the subscriptions of the hidden businesses are charged as before (decision C105). */
function ChargesWhileHidden({ costs: { totals, isRunning, uncheckedCount } }: Pick<BulkChoosing, 'costs'>) {
  const { t } = useTranslation();
  const sums = (['monthly', 'annual'] as const).flatMap((cycle) =>
    (totals?.[cycle] ?? []).map((sum) =>
      t(`attention.price.${cycle}`, { price: isolated(formatMoney(sum)) }),
    ),
  );
  if (!isRunning && uncheckedCount === 0) return undefined;
  return (
    <p className={styles['note']}>
      {[
        sums.length > 0 && t('bulk.goesOn.sum', { sum: sums.join(' + ') }),
        isRunning && sums.length === 0 && t('bulk.goesOn.plain'),
        uncheckedCount > 0 && t('bulk.goesOn.unchecked'),
      ]
        .filter((sentence) => sentence !== false)
        .join(' ')}
    </p>
  );
}
