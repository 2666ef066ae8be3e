import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './breadcrumbs.module.scss';

interface BreadcrumbItem {
  /** Names from data must be isolated (`bdi`). */
  readonly label: ReactNode;
  /** A path inside the app. The last item has none. */
  readonly to?: string | undefined;
}

interface BreadcrumbsProps {
  readonly items: readonly BreadcrumbItem[];
  readonly ariaLabel: string;
}

export function Breadcrumbs({ items, ariaLabel }: BreadcrumbsProps) {
  return (
    <nav aria-label={ariaLabel}>
      <ol className={styles['list']}>
        {items.map((item, index) => (
          <li key={item.to ?? index} className={styles['item']}>
            {index > 0 && <Icon of={ChevronRight} size="small" mirrorsInRtl />}
            {item.to === undefined ? (
              <span className={styles['current']} aria-current="page">
                {item.label}
              </span>
            ) : (
              <Link className={styles['link']} to={item.to}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
