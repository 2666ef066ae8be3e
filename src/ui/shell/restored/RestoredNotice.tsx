import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { NoticeRow } from '@/ui/design/components/notice/NoticeRow';
import { focusMain } from '@/ui/shell/layout/mainLandmark';

interface RestoredNoticeProps {
  /** Says what was begun before and is there again. */
  readonly text: string;
  readonly startOverLabel: string;
  readonly onStartOver: () => void;
}

/** Says that what is shown was begun before, with the way back to a fresh start (beyond D4, faults R6). */
export function RestoredNotice({ text, startOverLabel, onStartOver }: RestoredNoticeProps) {
  const startOver = (): void => {
    /* The notice goes, and its button with it: the focus has to have somewhere to be. */
    focusMain();
    onStartOver();
  };
  const action = (
    <Button kind="quiet" size="small" flush="end" onPress={startOver}>
      {startOverLabel}
    </Button>
  );
  return (
    <Notice kind="info" role="status">
      <NoticeRow action={action}>{text}</NoticeRow>
    </Notice>
  );
}
