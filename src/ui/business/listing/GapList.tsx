import { Smartphone, TriangleAlert } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { EditPathContext } from '@/ui/business/detail/EditLinks';
import { FORM_LINK_PROPS } from '@/ui/business/detail/useEditedPart';
import { GetTheApp } from '@/ui/company/GetTheApp';
import { Icon } from '@/ui/design/components/icon/Icon';
import type { Elements } from '@/ui/design/Elements';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { Contradiction } from '@/domain/business/contradictions';
import { Sentence } from '@/ui/i18n/components/Sentence';
import { shownText } from '@/ui/i18n/shownText';
import { countParams } from '@/ui/i18n/formatters';
import { TitledCard } from '@/ui/design/components/card/TitledCard';
import { correctionOf, type ListingGaps } from './listingGaps';
import styles from './gap-list.module.scss';

/** What is missing or wrong in a listing, with links to the forms. */
export function GapList({ missing, contradictions }: ListingGaps) {
  const { t } = useTranslation();
  const editPath = use(EditPathContext);
  const correctionPath = (contradiction: Contradiction): string | undefined => {
    const correction = correctionOf(contradiction);
    return correction && editPath(correction.part, correction.field);
  };
  const isMissingInApp = missing.some(({ part, field }) => editPath(part, field) === undefined);
  const needsApp = isMissingInApp || contradictions.some((each) => correctionPath(each) === undefined);
  return (
    <div className={styles['gaps']}>
      {missing.length > 0 && (
        <ul role="list" className={styles['missing']}>
          {missing.map(({ label, part, field }) => (
            <li key={label} className={styles['detail']}>
              <Gap path={editPath(part, field)} verb={t('detail.add')}>
                <span>{t(label)}</span>
              </Gap>
            </li>
          ))}
        </ul>
      )}
      {contradictions.length > 0 && (
        <ul role="list" aria-label={t('detail.wrong.title')}>
          {contradictions.map((contradiction) => (
            <li key={Object.values(contradiction).join(' ')} className={styles['contradiction']}>
              <span className={styles['warning']}>
                <Icon of={TriangleAlert} size="small" />
              </span>
              <Gap path={correctionPath(contradiction)} verb={t('detail.edit')}>
                <p>
                  <ContradictionText of={contradiction} />
                </p>
              </Gap>
            </li>
          ))}
        </ul>
      )}
      {needsApp && <AppHint hasMissing={isMissingInApp} />}
    </div>
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

interface GapProps {
  /** The path of the form. Undefined if only the mobile app has one. */
  readonly path: string | undefined;
  /** What the form does. */
  readonly verb: string;
  readonly children: Elements;
}

function Gap({ path, verb, children }: GapProps) {
  if (path === undefined) return children;
  return (
    <Link className={styles['link']} to={path} {...FORM_LINK_PROPS}>
      {children}
      <span className={styles['verb']}>{verb}</span>
    </Link>
  );
}

/** Says that the mobile app adds or corrects the rest, and links to it. */
function AppHint({ hasMissing }: { readonly hasMissing: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles['how']}>
      <p className={styles['sentence']}>
        <Icon of={Smartphone} />
        <span>{t(hasMissing ? 'detail.missing.inApp' : 'detail.wrong.inApp')}</span>
      </p>
      <GetTheApp isNamed />
    </div>
  );
}

/** The gaps of a draft, shown before its owner pays for a subscription. */
export function MissingCard({ gaps }: { readonly gaps: ListingGaps }) {
  return (
    <TitledCard title={<Title count={gaps.missing.length} />}>
      <div className={styles['below']}>
        <GapList {...gaps} />
      </div>
    </TitledCard>
  );
}

function Title({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  switch (count) {
    case 0:
      return <span>{t('detail.wrong.title')}</span>;
    case 2:
      return <span>{t('detail.missing.two')}</span>;
    case 5:
      return <span>{t('detail.missing.five')}</span>;
    default:
      return <span>{t('detail.missing.count', countParams(count))}</span>;
  }
}
