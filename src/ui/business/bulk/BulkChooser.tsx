import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useUnsavedWork } from '@/ui/shell/leaving/LeaveGuard';
import { BulkArea } from './BulkArea';
import { type BulkChoice, BulkChoiceContext } from './BulkChoice';
import type { BulkListed, BulkViewModel, CreateBulkViewModel } from './BulkViewModel';
import styles from './bulk.module.scss';

interface BulkChooserProps {
  readonly create: CreateBulkViewModel;
  readonly listed: BulkListed;
  /** Reads the subscriptions again that failed. Undefined if there are none. */
  readonly onCheck: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: Elements;
}

/** A long list with a checkbox in each row, and beside it the actions on the chosen businesses. */
export function BulkChooser({ create, listed, onCheck, onClose, children }: BulkChooserProps) {
  const [viewModel] = useState(() => create(onClose));
  const choice = useMemo(() => choiceOf(viewModel), [viewModel]);
  const { all, found, shown, known } = listed;
  useLayoutEffect(() => viewModel.show({ all, found, shown, known }), [viewModel, all, found, shown, known]);
  useEffect(() => () => viewModel.dispose(), [viewModel]);
  const guard = useUnsavedWork(viewModel);
  return (
    <BulkChoiceContext value={choice}>
      <div className={styles['columns']}>
        <div className={styles['list']}>{children}</div>
        <BulkArea viewModel={viewModel} guard={guard} onCheck={onCheck} />
      </div>
    </BulkChoiceContext>
  );
}

/** Called once for each list: new component types would remount it. */
function choiceOf(viewModel: BulkViewModel): BulkChoice {
  return {
    className: styles['table'],
    RowCheckbox: observer(function RowCheckbox({ business: { id }, nameId }) {
      return (
        <Box
          className={styles['rowBox']}
          labelledBy={nameId}
          choice={viewModel.chosen.has(id) ? 'all' : 'none'}
          isLocked={viewModel.isLocked}
          onToggle={(isRange) => viewModel.toggle(id, isRange)}
        />
      );
    }),
    PageCheckbox: observer(function PageCheckbox() {
      const { t } = useTranslation();
      return (
        <Box
          className={styles['pageBox']}
          choice={viewModel.pageChoice}
          isLocked={viewModel.isLocked}
          onToggle={viewModel.togglePage}
        >
          <span className={styles['pageLabel']}>{t('bulk.page')}</span>
        </Box>
      );
    }),
  };
}

interface BoxProps {
  readonly className: string | undefined;
  readonly choice: BulkViewModel['pageChoice'];
  readonly isLocked: boolean;
  readonly onToggle: (isRange: boolean) => void;
  readonly labelledBy?: string;
  readonly children?: Elements;
}

function Box({ className, choice, isLocked, onToggle, labelledBy, children }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  /* Not every browser sets `shiftKey` on the click that the space bar causes. */
  const hasShift = useRef(false);
  useLayoutEffect(() => {
    if (box.current !== null) box.current.indeterminate = choice === 'some';
  }, [choice]);
  return (
    <label className={className}>
      <input
        ref={box}
        type="checkbox"
        className={styles['box']}
        aria-labelledby={labelledBy}
        checked={choice === 'all'}
        disabled={isLocked}
        onKeyDown={({ key, shiftKey }) => {
          hasShift.current = key === ' ' && shiftKey;
        }}
        onClick={({ shiftKey }) => {
          hasShift.current ||= shiftKey;
        }}
        onChange={() => {
          onToggle(hasShift.current);
          hasShift.current = false;
        }}
      />
      {children}
    </label>
  );
}
