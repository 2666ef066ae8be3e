import { CircleStop } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ActionBar } from '@/ui/design/components/action-bar/ActionBar';
import { Button } from '@/ui/design/components/button/Button';
import { Card } from '@/ui/design/components/card/Card';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useMediaQuery } from '@/ui/shell/header/useMediaQuery';
import type { LeaveGuard } from '@/ui/shell/leaving/LeaveGuard';
import { LeaveDialog } from '@/ui/shell/leaving/LeaveDialog';
import { BulkPanel, type BulkPanelProps } from './BulkPanel';
import { useBulkSentence } from './bulkSentence';
import styles from './bulk.module.scss';

/** A window in which the panel is beside the list, as in the mixin `from-full` of mixins.scss. */
export const PANEL_BESIDE_LIST = '(width >= 68.75rem)';

type BulkBarProps = Omit<BulkPanelProps, 'onHide'>;

interface BulkAreaProps extends BulkBarProps {
  readonly guard: LeaveGuard | undefined;
}

/** The actions on the chosen businesses: a panel beside the list, or in a narrow window a sheet that a bar opens. */
export function BulkArea({ guard, ...props }: BulkAreaProps) {
  const { t } = useTranslation();
  const isBeside = useMediaQuery(PANEL_BESIDE_LIST);
  return (
    <>
      {isBeside ? (
        <aside className={styles['aside']} aria-label={t('bulk.label')}>
          <Card>
            <BulkPanel {...props} />
          </Card>
        </aside>
      ) : (
        <BulkBar {...props} />
      )}
      <LeaveDialog
        guard={guard}
        kind="warning"
        icon={CircleStop}
        title={t('bulk.leave.title')}
        confirmLabel={t('bulk.leave.leave')}
        cancelLabel={t('bulk.leave.stay')}
      >
        {t('bulk.leave.text')}
      </LeaveDialog>
    </>
  );
}

const BulkBar = observer(function BulkBar(props: BulkBarProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { state } = props.viewModel;
  const sentence = useBulkSentence(state);
  const countId = useId();
  const isEmpty = state.kind === 'choosing' && state.count === 0;
  return (
    <div className={styles['bar']}>
      <ActionBar
        label={t('bulk.label')}
        start={
          <p id={countId} role="status" className={styles['count']}>
            {sentence}
          </p>
        }
        end={
          /* It stays while nothing is chosen, because the focus returns to it after "Clear". */
          <Button disabledReasonId={isEmpty ? countId : undefined} onPress={() => setIsOpen(true)}>
            {state.kind === 'choosing' ? t('bulk.show.choosing') : t('bulk.show.run')}
          </Button>
        }
      />
      <PageLocale>
        <ModalOverlay
          className={styles['scrim'] ?? ''}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          isDismissable
        >
          <Modal className={styles['sheet'] ?? ''}>
            <Dialog className={styles['dialog'] ?? ''} aria-label={t('bulk.label')}>
              <BulkPanel {...props} onHide={() => setIsOpen(false)} />
            </Dialog>
          </Modal>
        </ModalOverlay>
      </PageLocale>
    </div>
  );
});
