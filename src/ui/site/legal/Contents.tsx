import { Link, useLocation } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { LegalSection } from './LegalSection';
import styles from './contents.module.scss';

interface ContentsProps {
  /** Must be the same array at every render. */
  readonly sections: readonly LegalSection[];
}

const HEADING_ID = 'contents';

/** The table of contents, which marks the current section. */
export function Contents({ sections }: ContentsProps) {
  const { t } = useTranslation();
  const current = useCurrentSection(sections);
  return (
    <nav className={styles['contents']} aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className={styles['title']}>
        {t('legal.contents')}
      </h2>
      <ul className={styles['list']}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              className={styles['link']}
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The height at which a heading counts as reached, as a fraction of the window height. */
const READING_LINE = 0.3;

/**
 * The id of the current section: the one in the hash while its heading is visible, or else the last one whose heading
 * is above the reading line. The hash comes first, because the last sections never scroll up that far.
 */
function useCurrentSection(sections: readonly LegalSection[]): string | undefined {
  const { hash } = useLocation();
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const ids = sections.map(({ id }) => id);
    const update = (): void => setCurrent(sectionInSight(ids, hash.slice(1)));
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update, { passive: true });
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [sections, hash]);
  return current;
}

function sectionInSight(ids: readonly string[], named: string): string | undefined {
  const topOfNamed = ids.includes(named) ? topOf(named) : undefined;
  if (topOfNamed !== undefined && topOfNamed >= 0 && topOfNamed < innerHeight) return named;
  return ids.findLast((id) => (topOf(id) ?? Infinity) <= innerHeight * READING_LINE) ?? ids[0];
}

function topOf(id: string): number | undefined {
  return document.getElementById(id)?.getBoundingClientRect().top;
}
