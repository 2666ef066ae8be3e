import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import { formatNumber } from '@/ui/i18n/formatters';
import { pagesOf } from './cardChunks';
import styles from './long-list.module.scss';

interface ListPagesProps {
  /** The page number, from zero. */
  readonly page: number;
  /** The number of cards on all pages. */
  readonly total: number;
  readonly onOpen: (page: number) => void;
  readonly children: ReactNode;
}

/** The cards of one page and the links to the other pages below them. Opening a page moves the focus to its start. */
export function ListPages({ page, total, onOpen, children }: ListPagesProps) {
  const { t } = useTranslation();
  const beginning = useRef<HTMLParagraphElement>(null);
  const opened = useRef(page);
  useEffect(() => {
    if (opened.current === page) return;
    opened.current = page;
    /* The focus stays in the search field when typing changes the page. */
    if (document.activeElement instanceof HTMLInputElement) return;
    beginning.current?.focus();
  }, [page]);
  const pages = pagesOf(total);
  if (pages === 1) return children;
  const place = t('business.dashboard.pageOf', { page: formatNumber(page + 1), pages: formatNumber(pages) });
  return (
    <>
      <p ref={beginning} tabIndex={-1} className={styles['position']}>
        {place}
      </p>
      {children}
      <nav className={styles['pages']} aria-label={t('business.dashboard.pages')}>
        <Button
          kind="secondary"
          icon={ChevronLeft}
          mirrorsInRtl
          isDisabled={page === 0}
          onPress={() => onOpen(page - 1)}
        >
          {t('business.dashboard.previousPage')}
        </Button>
        <p aria-hidden>{place}</p>
        <Button
          kind="secondary"
          trailingIcon={ChevronRight}
          mirrorsInRtl
          isDisabled={page === pages - 1}
          onPress={() => onOpen(page + 1)}
        >
          {t('business.dashboard.nextPage')}
        </Button>
      </nav>
    </>
  );
}
