import { Button } from '@/ui/design/components/button/Button';
import { Notice } from '@/ui/design/components/notice/Notice';
import { NoticeRow } from '@/ui/design/components/notice/NoticeRow';
import { focusMain } from '@/ui/shell/layout/mainLandmark';

interface RestoredNoticeProps {
  /** The text that says what was restored. */
  readonly text: string;
  readonly startOverLabel: string;
  readonly onStartOver: () => void;
}

/** Says that the page shows a restored draft, with a button to start over (beyond D4, faults R6). */
export function RestoredNotice({ text, startOverLabel, onStartOver }: RestoredNoticeProps) {
  const startOver = (): void => {
    /* The notice disappears with its button, so the focus moves first. */
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
