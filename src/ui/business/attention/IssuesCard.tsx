import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useFocusAfterRender } from '@/ui/design/useFocusAfterRender';
import { countParams, formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useIsWide, useMediaQuery } from '@/ui/shell/header/useMediaQuery';
import type { AttentionViewModel } from './AttentionViewModel';
import { IssueRow } from './IssueRow';
import styles from './attention.module.scss';

/* The most rows before the button is pressed. On a desktop the button takes the place of the last one. */
const PHONE_ROWS = 3;
const DESKTOP_ROWS = 5;
/** The width of phones with enlarged text, equal to `stacked` in the style sheets. */
const STACKED = '(width <= 20rem)';

/** The businesses with issues, the most urgent first. A button shows those that are folded. */
export const IssuesCard = observer(function IssuesCard({
  viewModel,
}: {
  readonly viewModel: AttentionViewModel;
}) {
  const { t } = useTranslation();
  const { rows } = viewModel;
  const headingId = useId();
  const listId = useId();
  const list = useRef<HTMLOListElement>(null);
  const isWide = useIsWide();
  const isStacked = useMediaQuery(STACKED);
  const narrow = isStacked ? 'stacked' : 'compact';
  const layout = isWide ? 'wide' : narrow;
  const isOpen = viewModel.openRows.isOpen('issues');
  const maxRows = layout === 'wide' ? DESKTOP_ROWS : PHONE_ROWS;
  const unfolded = layout === 'wide' && rows.length > maxRows ? maxRows - 1 : maxRows;
  const focusAfterRender = useFocusAfterRender(list);
  const toggle = (): void => {
    viewModel.openRows.set('issues', !isOpen);
    const firstShown = rows[unfolded];
    if (!isOpen && firstShown !== undefined) focusAfterRender(firstShown.business.id);
  };
  return (
    <section
      aria-labelledby={headingId}
      className={styles['issues']}
      data-few={rows.length < PHONE_ROWS ? '' : undefined}
    >
      <div className={styles['head']}>
        {/* Until every subscription is known there is no number, because it would be too low. */}
        <span className={styles['arch']} aria-hidden="true">
          {viewModel.issueCount !== undefined && formatNumber(rows.length)}
        </span>
        <h2 id={headingId} className={styles['heading']}>
          {t('attention.title')}
        </h2>
      </div>
      <div className={styles['body']}>
        <ol role="list" ref={list} id={listId} className={styles['rows']}>
          {rows.map((row, position) => (
            <IssueRow
              key={row.business.id}
              row={row}
              isFirst={position === 0}
              isFolded={!isOpen && position >= unfolded}
              layout={layout}
            />
          ))}
        </ol>
        {rows.length > unfolded && (
          <button
            type="button"
            className={styles['more']}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={toggle}
          >
            <span>
              {isOpen ? t('attention.fewer') : t('attention.more', countParams(rows.length - unfolded))}
            </span>
            <span className={classNames(styles['chevron'], isOpen && styles['up'])}>
              <Icon of={ChevronDown} size="small" />
            </span>
          </button>
        )}
      </div>
    </section>
  );
});
