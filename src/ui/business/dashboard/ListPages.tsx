import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/design/components/button/Button';
import { formatNumber } from '@/ui/i18n/formatters';
import { pagesOf } from './cardChunks';
import styles from './long-list.module.scss';

interface ListPagesProps {
  /** From zero. */
  readonly page: number;
  /** How many cards all pages have. */
  readonly total: number;
  readonly onOpen: (page: number) => void;
  readonly children: ReactNode;
}

/** The cards of one page, with the way to the others below them. A page that is opened is read from its beginning. */
export function ListPages({ page, total, onOpen, children }: ListPagesProps) {
  const { t } = useTranslation();
  const beginning = useRef<HTMLParagraphElement>(null);
  const opened = useRef(page);
  useEffect(() => {
    if (opened.current === page) return;
    opened.current = page;
    /* Not when another page comes up because of what is typed into the search. */
    if (document.activeElement instanceof HTMLInputElement) return;
    beginning.current?.focus();
  }, [page]);
  const pages = pagesOf(total);
  if (pages === 1) return children;
  const place = t('business.dashboard.pageOf', { page: formatNumber(page + 1), pages: formatNumber(pages) });
  return (
    <>
      <p ref={beginning} tabIndex={-1} className={styles['place']}>
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
