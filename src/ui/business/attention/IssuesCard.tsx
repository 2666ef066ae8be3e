import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { BusinessId } from '@/domain/business/BusinessId';
import { countParams } from '@/ui/business/dashboard/countParams';
import { classNames } from '@/ui/design/classNames';
import { Card } from '@/ui/design/components/card/Card';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Wall } from '@/ui/design/components/wall/Wall';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useLanguage } from '@/ui/shell/useLanguage';
import type { ShownAttention } from './AttentionState';
import type { AttentionViewModel } from './AttentionViewModel';
import { IssueRow } from './IssueRow';
import { UncheckedRow } from './UncheckedRow';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';
import styles from './attention.module.scss';

interface IssuesCardProps {
  readonly state: ShownAttention;
  readonly viewModel: AttentionViewModel;
}

/** The businesses that need attention, the most urgent first, each with one button. */
export const IssuesCard = observer(function IssuesCard({ state, viewModel }: IssuesCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const headingId = useId();
  const listId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const { rows } = state;
  const first = useFirstRows(viewModel);
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? rows : rows.slice(0, first);
  const openedRow = useRef<BusinessId>(undefined);
  useFocusAfterRemoval(list, heading);
  useEffect(() => {
    if (!isOpen || openedRow.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-business="${CSS.escape(openedRow.current)}"] a`)?.focus();
    openedRow.current = undefined;
  }, [isOpen]);
  const toggle = (): void => {
    openedRow.current = rows[first]?.business.id;
    setIsOpen(!isOpen);
  };
  return (
    <Card isBare labelledBy={headingId} className={styles['card']}>
      <Wall tint="sun" className={styles['head']}>
        <span className={classNames(styles['arch'], styles['lit'])} aria-hidden="true">
          {formatNumber(rows.length)}
        </span>
        <h2 ref={heading} id={headingId} className={styles['heading']} tabIndex={-1}>
          {t('attention.title')}
        </h2>
        {rows.length > 1 && state.isInOrder && <p className={styles['order']}>{t('attention.order')}</p>}
      </Wall>
      <ol ref={list} id={listId} className={styles['rows']}>
        {shown.map((row, position) => (
          <IssueRow key={row.business.id} row={row} hasPrimaryAction={position === 0} language={language} />
        ))}
      </ol>
      {rows.length > first && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={toggle}
        >
          <span>{moreText()}</span>
          <span className={classNames(styles['chevron'], isOpen && styles['up'])}>
            <Icon of={ChevronDown} size="small" />
          </span>
        </button>
      )}
      <UncheckedRow state={state} viewModel={viewModel} />
    </Card>
  );

  function moreText(): string {
    if (isOpen) return t(first === 0 ? 'attention.hide' : 'attention.fewer');
    return first === 0 ? t('attention.show') : t('attention.more', countParams(rows.length - first));
  }
});

/** Windows narrower than `medium` in the style sheets. */
const PHONE = '(width < 37.5rem)';

const ROWS = { phone: 3, desktop: 5 } as const;

/**
 * The number of rows that are shown before the owner opens the rest. During the first check space is kept for one row,
 * so one row is shown, and the list below does not move (decision C98). A page that opens after that check shows more
 * rows. A long list shows only the head of the card.
 */
function useFirstRows({ wasKnown, isLong }: Pick<AttentionViewModel, 'wasKnown' | 'isLong'>): number {
  const isPhone = useSyncExternalStore(
    subscribe,
    () => phone()?.matches === true,
    () => false,
  );
  if (isLong) return 0;
  return wasKnown ? ROWS[isPhone ? 'phone' : 'desktop'] : 1;
}

function subscribe(onChange: () => void): () => void {
  const query = phone();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Undefined where the platform has no media queries. */
function phone(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(PHONE) : undefined;
}
