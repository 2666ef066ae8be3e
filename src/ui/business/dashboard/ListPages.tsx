import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { Button } from '@/ui/design/components/button/Button';
import { formatNumber } from '@/ui/i18n/formatters';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { pagesOf } from './listPages';
import styles from './long-list.module.scss';

interface ListPagesProps {
  /** From one. */
  readonly page: number;
  /** The number of businesses on all pages. */
  readonly total: number;
  readonly onOpen: (page: number) => void;
  readonly children: Elements;
}

/** One page of a list and the links to the other pages below them. Opening a page moves the focus to its start. */
export function ListPages({ page, total, onOpen, children }: ListPagesProps) {
  const { t } = useTranslation();
  const beginning = useRef<HTMLParagraphElement>(null);
  /* The page that a button opens, until it is shown. Back and the search do not move the focus. */
  const opening = useRef<number>(undefined);
  useEffect(() => {
    if (opening.current !== page) return;
    opening.current = undefined;
    beginning.current?.focus();
  }, [page]);
  const open = (next: number): void => {
    opening.current = next;
    onOpen(next);
  };
  const pages = pagesOf(total);
  const position = t('longList.pageOf', { page: formatNumber(page), pages: formatNumber(pages) });
  return (
    <>
      {/* On the first page it is invisible, but takes the focus. */}
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
