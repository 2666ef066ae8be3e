import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Business } from '@/domain/business/Business';
import type { Readiness } from '@/domain/business/readiness';
import { COMPLETE_LANGUAGES } from '@/domain/shared/language';
import { BusinessWall } from '@/ui/business/BusinessPicture';
import { Disclosure } from '@/ui/design/components/disclosure/Disclosure';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { LANGUAGE_NAMES } from '@/ui/i18n/languageNames';
import { loadInEveryLanguage } from '@/ui/i18n/loadInEveryLanguage';
import { pageLanguageFirst } from '@/ui/i18n/pageLanguageFirst';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useIsOnline } from '@/ui/shell/connection/useIsOnline';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import type { OpenRows } from '@/ui/shell/OpenRows';
import rows from './listing-rows.module.scss';
import styles from './preview-row.module.scss';

/** Loads the texts of every language, because the preview can be in a different language from the page. */
const preview = lazyPart(async ({ i18n }) => {
  const [{ Preview }] = await Promise.all([
    import('./Preview'),
    loadInEveryLanguage(i18n, ['listing', 'detail', 'business']),
  ]);
  return Preview;
});

interface PreviewRowProps {
  readonly business: Business;
  readonly readiness: Readiness;
  readonly openRows: OpenRows;
}

/** A disclosure with the listing as customers see it. Its code loads when the owner opens it. */
export const PreviewRow = observer(function PreviewRow({ business, readiness, openRows }: PreviewRowProps) {
  const { t, language: pageLanguage } = useTranslation();
  const headingId = useId();
  const isOpen = openRows.isOpen('preview');
  const isOnline = useIsOnline();
  const { loaded: Preview, hasFailed } = usePart(preview, { request: isOpen ? atOnce : undefined });
  return (
    <section aria-labelledby={headingId} className={rows['row']}>
      <Disclosure
        className={rows['fold']}
        isOpen={isOpen}
        onToggle={(isNowOpen) => openRows.set('preview', isNowOpen)}
        summary={
          <>
            <BusinessWall business={business} size="row" className={rows['tile']} />
            <div className={rows['words']}>
              <h2 id={headingId} className={rows['title']}>
                {t('detail.preview')}
              </h2>
              <p className={rows['languages']}>
                {pageLanguageFirst(pageLanguage, COMPLETE_LANGUAGES).map((each) => (
                  <span key={each} lang={each}>
                    {LANGUAGE_NAMES[each]}
                  </span>
                ))}
              </p>
            </div>
          </>
        }
      >
        {isOpen && (
          <div className={rows['content']} aria-busy={Preview === undefined && !hasFailed}>
            {Preview !== undefined && <Preview business={business} readiness={readiness} />}
            <p role="status">
              {Preview === undefined &&
                hasFailed &&
                t(isOnline ? 'shell.connection.unreachableText' : 'shell.connection.offlineText')}
            </p>
            {Preview === undefined && !hasFailed && <Skeleton shape="block" className={styles['skeleton']} />}
          </div>
        )}
      </Disclosure>
    </section>
  );
});
