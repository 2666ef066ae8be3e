import { Link } from 'react-router-dom';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { LegalSection } from './LegalSection';
import { useCurrentSection } from './useCurrentSection';
import styles from './contents.module.scss';

interface ContentsProps {
  readonly sections: readonly LegalSection[];
  /** The ids of the sections in their order. The array must keep its identity while the page is shown. */
  readonly ids: readonly string[];
}

const HEADING_ID = 'contents';

/** The table of contents. It marks the current section. On wide windows it stands beside the text. */
export function Contents({ sections, ids }: ContentsProps) {
  const { t } = useTranslation();
  const current = useCurrentSection(ids);
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
