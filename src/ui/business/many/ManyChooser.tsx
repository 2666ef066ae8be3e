import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useUnsavedWork } from '@/ui/shell/leaving/LeaveGuardContext';
import { ManyChoiceContext, type ManyChoice } from './ManyChoice';
import { ManyArea } from './ManyArea';
import type { ListedMany, ManyViewModel } from './ManyViewModel';
import styles from './many.module.scss';

interface ManyChooserProps {
  readonly create: () => ManyViewModel;
  readonly listed: ListedMany;
  /** Reads the subscriptions again that could not be read. Undefined when there are none. */
  readonly onCheck: (() => void) | undefined;
  readonly onEnd: () => void;
  readonly children: Elements;
}

/** A long list with a box in each row, and beside it what happens to the chosen businesses. */
export function ManyChooser({ create, listed, onCheck, onEnd, children }: ManyChooserProps) {
  const [viewModel] = useState(create);
  const choice = useMemo(() => choiceOf(viewModel), [viewModel]);
  const { all, found, shown, known } = listed;
  useLayoutEffect(() => viewModel.show({ all, found, shown, known }), [viewModel, all, found, shown, known]);
  useEffect(() => () => viewModel.dispose(), [viewModel]);
  const guard = useUnsavedWork(viewModel);
  return (
    <ManyChoiceContext value={choice}>
      <div className={styles['columns']}>
        <div className={styles['list']}>{children}</div>
        <ManyArea viewModel={viewModel} guard={guard} onCheck={onCheck} onEnd={onEnd} />
      </div>
    </ManyChoiceContext>
  );
}

/** The boxes of a list, which stay the same components as long as it is mounted. */
function choiceOf(viewModel: ManyViewModel): ManyChoice {
  return {
    className: styles['table'],
    RowBox: observer(function RowBox({ business: { id }, nameId }) {
      return (
        <Box
          className={styles['rowBox']}
          labelledBy={nameId}
          choice={viewModel.chosen.has(id) ? 'all' : 'none'}
          isHeld={viewModel.isHeld}
          onToggle={(isRange) => viewModel.toggle(id, isRange)}
        />
      );
    }),
    PageBox: observer(function PageBox() {
      const { t } = useTranslation();
      return (
        <Box
          className={styles['pageBox']}
          choice={viewModel.shownChoice}
          isHeld={viewModel.isHeld}
          onToggle={viewModel.togglePage}
        >
          <span className={styles['pageLabel']}>{t('many.page')}</span>
        </Box>
      );
    }),
  };
}

interface BoxProps {
  readonly className: string | undefined;
  readonly choice: ManyViewModel['shownChoice'];
  /** While a change runs, the choice stays. */
  readonly isHeld: boolean;
  readonly onToggle: (isRange: boolean) => void;
  readonly labelledBy?: string;
  readonly children?: Elements;
}

function Box({ className, choice, isHeld, onToggle, labelledBy, children }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  /* The space bar causes a click, and not every browser sets its `shiftKey`. */
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
        disabled={isHeld}
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
