import { Undo2, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { fieldsOf } from '@/domain/business/listing/Listing';
import { editingPath, FORM_LINK_PROPS } from '@/ui/business/detail/useEditedPart';
import { Button } from '@/ui/design/components/button/Button';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { Notice, type NoticeKind } from '@/ui/design/components/notice/Notice';
import { NoticeRow } from '@/ui/design/components/notice/NoticeRow';
import { takeFocus } from '@/ui/design/takeFocus';
import { formatRecent } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { conflictTitle, type EditingNotice } from './EditingState';
import type { EditingViewModel } from './EditingViewModel';
import styles from './editing.module.scss';

/** What the page of the business says about the last save: its result, or with a link to the form that it has none yet. */
export const EditingNoticeRow = observer(function EditingNoticeRow({
  viewModel,
}: {
  readonly viewModel: EditingViewModel;
}) {
  const { t } = useTranslation();
  const { state } = viewModel;
  if (state.kind === 'closed')
    return state.notice && <LastSave notice={state.notice} viewModel={viewModel} />;
  if (!('form' in state)) return undefined;
  const { part } = state.form;
  const isOutcomeUnknown = state.kind === 'outcome-unknown';
  return (
    <div className={styles['lastSave']}>
      <Notice kind={isOutcomeUnknown ? 'warn' : 'info'} role="status" isBusy={state.kind === 'saving'}>
        <NoticeRow
          action={
            <ButtonLink
              kind="quiet"
              size="small"
              flush="end"
              to={editingPath(viewModel.businessId, part)}
              {...FORM_LINK_PROPS}
            >
              {t(isOutcomeUnknown ? 'editing.outcomeUnknown.show' : 'editing.open')}
            </ButtonLink>
          }
        >
          {sentence()}
        </NoticeRow>
      </Notice>
    </div>
  );

  function sentence(): string {
    if (state.kind === 'saving') return t('editing.saving');
    if (isOutcomeUnknown) return t(`editing.${part}.outcomeUnknown`);
    return t(state.kind === 'conflict' ? conflictTitle(state) : 'editing.notSaved');
  }
});

interface LastSaveProps {
  readonly notice: EditingNotice;
  readonly viewModel: EditingViewModel;
}

const NOTICE_KINDS = {
  saved: 'ok',
  undoing: 'info',
  undone: 'ok',
  'undo-failed': 'bad',
  'undo-outcome-unknown': 'warn',
  'undo-conflict': 'warn',
} as const satisfies Record<EditingNotice['kind'], NoticeKind>;

/** It takes the focus when it appears, and is a live region for what an Undo changes in it. */
function LastSave({ notice, viewModel }: LastSaveProps) {
  const { t } = useTranslation();
  const kind = NOTICE_KINDS[notice.kind];
  const isUndoable = fieldsOf(notice.saved.change).length > 0;
  const canUndo = isUndoable && (notice.kind === 'saved' || notice.kind === 'undo-failed');
  const role = kind === 'ok' || kind === 'info' ? 'status' : 'alert';
  const title = t(notice.kind === 'saved' ? `editing.${notice.part}.saved` : `editing.saved.${notice.kind}`);
  return (
    <div ref={takeFocus} role="group" aria-label={title} className={styles['lastSave']} tabIndex={-1}>
      <Notice
        kind={kind}
        role={notice.kind === 'saved' ? undefined : role}
        isBusy={notice.kind === 'undoing'}
        title={title}
      >
        <NoticeRow
          action={
            <span className={styles['noticeButtons']}>
              {canUndo && (
                <Button
                  kind="secondary"
                  size="small"
                  icon={Undo2}
                  mirrorsInRtl
                  onPress={() => void viewModel.undo()}
                >
                  {t('editing.saved.undo')}
                </Button>
              )}
              {notice.kind !== 'undoing' && (
                <Button kind="quiet" size="small" icon={X} flush="end" onPress={viewModel.dismiss}>
                  {t('editing.saved.close')}
                </Button>
              )}
            </span>
          }
        >
          {kind === 'ok' && t('editing.saved.readBack', { time: formatRecent(notice.at) })}
        </NoticeRow>
      </Notice>
    </div>
  );
}
