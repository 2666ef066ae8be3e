import { TriangleAlert } from 'lucide-react';
import type { Contradiction } from '@/domain/business/contradictions';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './contradiction-list.module.scss';

/** The contradictions in a listing, for example overlapping hours. */
export function ContradictionList({ found }: { readonly found: readonly Contradiction[] }) {
  const { t } = useTranslation();
  if (found.length === 0) return undefined;
  return (
    <ul aria-label={t('detail.wrong.title')}>
      {found.map((contradiction) => (
        <li key={Object.values(contradiction).join(' ')} className={styles['row']}>
          <span className={styles['warning']}>
            <Icon of={TriangleAlert} size="small" />
          </span>
          <p>
            <ContradictionText of={contradiction} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function ContradictionText({ of }: { readonly of: Contradiction }) {
  const { t } = useTranslation();
  switch (of.kind) {
    case 'category':
      return <span>{t('detail.wrong.category')}</span>;
    case 'overlap':
      return <span>{t('detail.wrong.overlap', { day: t(`detail.hours.day${of.day}`) })}</span>;
    case 'empty-shift':
      return <span>{t('detail.wrong.emptyShift', { day: t(`detail.hours.day${of.day}`) })}</span>;
    case 'name-script':
      return <span>{t(`detail.wrong.name.${of.language}`)}</span>;
    case 'text-script':
      return <span>{t(`detail.wrong.text.${of.language}`)}</span>;
    case 'phone':
    case 'email':
    case 'time-zone':
      return (
        <Sentence
          of={`detail.wrong.${of.kind}`}
          values={{
            value: (
              <bdi dir="ltr" translate="no">
                {shownText(of.value, of.kind === 'time-zone' ? 'name' : of.kind)}
              </bdi>
            ),
          }}
        />
      );
  }
}
