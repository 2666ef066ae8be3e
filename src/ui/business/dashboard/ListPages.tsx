import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { Button } from '@/ui/design/components/button/Button';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { pageCount } from './paging';
import styles from './long-list.module.scss';

interface ListPagesProps {
  /** Counted from one. */
  readonly page: number;
  /** The number of businesses on all pages. */
  readonly total: number;
  readonly onOpen: (page: number) => void;
  readonly children: Elements;
}

/**
 * One page of a list, with buttons to the pages before and after it. A button moves the focus to the start of the
 * page.
 */
export function ListPages({ page, total, onOpen, children }: ListPagesProps) {
  const { t } = useTranslation();
  const beginning = useRef<HTMLParagraphElement>(null);
  /* The page that a button has requested, until it is shown. Back and a search do not move the focus. */
  const requested = useRef<number>(undefined);
  useEffect(() => {
    if (requested.current !== page) return;
    requested.current = undefined;
    beginning.current?.focus();
  }, [page]);
  const open = (next: number): void => {
    requested.current = next;
    onOpen(next);
  };
  const pages = pageCount(total);
  const position = t('longList.pageOf', { page: formatNumber(page), pages: formatNumber(pages) });
  return (
    <>
      {/* Invisible on the first page, where it only takes the focus. */}
      {pages > 1 && (
        <p ref={beginning} tabIndex={-1} className={styles[page === 1 ? 'firstPage' : 'position']}>
          {position}
        </p>
      )}
      {children}
      {pages > 1 && (
        <nav className={styles['pages']} aria-label={t('longList.pages')}>
          <Button
            kind="secondary"
            icon={ChevronLeft}
            mirrorsInRtl
            isDisabled={page === 1}
            onPress={() => open(page - 1)}
          >
            {t('longList.previousPage')}
          </Button>
          <p aria-hidden>{position}</p>
          <Button
            kind="secondary"
            trailingIcon={ChevronRight}
            mirrorsInRtl
            isDisabled={page === pages}
            onPress={() => open(page + 1)}
          >
            {t('longList.nextPage')}
          </Button>
        </nav>
      )}
    </>
  );
}
