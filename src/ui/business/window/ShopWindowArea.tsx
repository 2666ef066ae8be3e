import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { whenIdle } from '@/ui/shell/whenIdle';
import type { ShopWindowProps } from './ShopWindowProps';
import { ShopWindowSkeleton } from './ShopWindowSkeleton';
import styles from './shop-window-area.module.scss';

/** Preview and readiness, which load when the page is idle. Their outlines stand in their place before. */
export function ShopWindowArea(props: ShopWindowProps) {
  const { i18n } = useTranslation();
  const load = useCallback(async () => {
    const [{ ShopWindow: part }, { loadInEveryLanguage }] = await Promise.all([
      import('./ShopWindow'),
      import('@/ui/i18n/loadInEveryLanguage'),
    ]);
    await loadInEveryLanguage(i18n, ['listing', 'business', 'catalog']);
    return part;
  }, [i18n]);
  const { Part: ShopWindow, request } = useOnDemand(load);
  useEffect(() => whenIdle(request), [request]);
  return (
    <div className={styles['area']} aria-busy={ShopWindow === undefined}>
      {ShopWindow === undefined ? <ShopWindowSkeleton /> : <ShopWindow {...props} />}
    </div>
  );
}
