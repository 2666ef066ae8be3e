import { lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { whenIdle } from '@/ui/shell/whenIdle';
import type { ConfirmationSource } from './Confirmation';
import styles from './confirmation-area.module.scss';

const confirmationButtons = lazyPart(async () => (await import('./ConfirmationButtons')).ConfirmationButtons);

/** The buttons of a confirmation. Their code loads when the page is idle. */
export function ConfirmationArea(source: ConfirmationSource) {
  const { loaded: ConfirmationButtons } = usePart(confirmationButtons, { request: whenIdle });
  return (
    <div className={styles['area']}>{ConfirmationButtons && <ConfirmationButtons source={source} />}</div>
  );
}
