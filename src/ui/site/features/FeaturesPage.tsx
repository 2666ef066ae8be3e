import { Clock, Languages, Search, Star, Tag } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { ButtonLink } from '@/ui/design/components/button/ButtonLink';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { atOnce, lazyPart, usePart } from '@/ui/shell/loading/lazyPart';
import { paths } from '@/ui/shell/paths';
import { useScreen } from '@/ui/shell/useScreen';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { GetStartedButton } from '@/ui/site/GetStartedButton';
import { PageHead } from '@/ui/site/page-head/PageHead';
import { PageMetadata } from '@/ui/site/PageMetadata';
import { FeaturePiece } from './FeaturePiece';
import { FeatureWall } from './FeatureWall';
import styles from './features-page.module.scss';

/* Loads only if there are plans, because it needs code and texts of the catalogue. */
const priceWall = lazyPart(async () => (await import('./PriceWall')).PriceWall, {
  texts: ['pricing', 'catalog'],
});

const FEATURES = [
  { name: 'found', icon: Search, tint: 'sky' },
  { name: 'languages', icon: Languages, tint: 'mint' },
  { name: 'reviews', icon: Star, tint: 'sun' },
  { name: 'hours', icon: Clock, tint: 'olive' },
] as const;

/** Five reasons to be on the marketplace, and the line that more content will follow (decision C80). */
export function FeaturesPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMetadata title={t('features.title')} description={t('features.description')} />
      <PageHead
        title={t('features.heading')}
        lead={t('features.lead')}
        aside={<GetStartedButton kind="primary" hasArrow className={styles['start']} />}
        isLarge
      />
      <div className={styles['page']}>
        <ul role="list" className={styles['walls']}>
          {FEATURES.map(({ name, icon, tint }) => (
            <FeatureWall
              key={name}
              icon={icon}
              tint={tint}
              title={t(`features.${name}.title`)}
              text={t(`features.${name}.text`)}
            >
              <FeaturePiece of={name} />
            </FeatureWall>
          ))}
          <Price />
        </ul>
        <section className={styles['end']} aria-labelledby="start">
          <h2 id="start" className={styles['endTitle']}>
            {t('features.end')}
          </h2>
          <GetStartedButton kind="primary" hasArrow className={styles['start']} />
          <ButtonLink kind="quiet" to={paths.pricing}>
            {t('features.plans')}
          </ButtonLink>
        </section>
        <p className={styles['more']}>{t('features.more')}</p>
      </div>
    </>
  );
}

/** The prices if the plans are public (decision C79), otherwise only what an owner pays for. */
const Price = observer(function Price() {
  const { t } = useTranslation();
  const { state } = useScreen(useViewModels().createPricing);
  const catalog = state.kind === 'priced' ? state.catalog : undefined;
  const { loaded: PriceWall } = usePart(priceWall, { request: catalog === undefined ? undefined : atOnce });
  if (catalog !== undefined && PriceWall !== undefined) return <PriceWall catalog={catalog} />;
  return (
    <FeatureWall icon={Tag} tint="fig" title={t('features.price.unpriced')} text={t('features.price.text')} />
  );
});
