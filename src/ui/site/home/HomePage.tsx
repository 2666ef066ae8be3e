import { useTranslation } from '@/ui/i18n/useTranslation';
import { useProductName } from '@/ui/shell/useProductName';
import { Figures } from '@/ui/site/figures/Figures';
import { PublicPage } from '@/ui/site/PublicPage';
import { Benefits } from './Benefits';
import { Hero } from './Hero';
import { CallToAction } from './CallToAction';

/** The home page (spec section 2). */
export function HomePage() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <>
      <PublicPage title={t('site.home.pageTitle')} description={t('site.home.description', { product })} />
      <Hero />
      <Figures />
      <Benefits />
      <CallToAction />
    </>
  );
}
