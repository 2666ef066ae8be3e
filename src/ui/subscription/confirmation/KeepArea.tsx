import { useEffect } from 'react';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { whenIdle } from '@/ui/shell/whenIdle';
import styles from './keep-buttons.module.scss';
import type { KeepProps } from './Keep';

const load = async () => (await import('./Keep')).Keep;

/** The buttons to print a confirmation and to add dates to a calendar. They load when the page is idle, in their place. */
export function KeepArea(props: KeepProps) {
  const { Part: Keep, request } = useOnDemand(load);
  useEffect(() => whenIdle(request), [request]);
  return <div className={styles['area']}>{Keep && <Keep {...props} />}</div>;
}
