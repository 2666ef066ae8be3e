import { useEffect } from 'react';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { whenIdle } from '@/ui/shell/whenIdle';
import type { ConfirmationSource } from './Confirmation';
import styles from './confirmation-area.module.scss';

const load = async () => (await import('./ConfirmationButtons')).ConfirmationButtons;

/** Space for the buttons of a confirmation, which load when the page is idle. */
export function ConfirmationArea(source: ConfirmationSource) {
  const { Part: ConfirmationButtons, request } = useOnDemand(load);
  useEffect(() => whenIdle(request), [request]);
  return (
    <div className={styles['area']}>{ConfirmationButtons && <ConfirmationButtons source={source} />}</div>
  );
}
