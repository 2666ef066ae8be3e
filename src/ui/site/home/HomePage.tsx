import { useTranslation } from 'react-i18next';
import { PageTitle } from '@/ui/shell/PageTitle';
import { Figures } from '@/ui/site/figures/Figures';
import { Benefits } from './Benefits';
import { Hero } from './Hero';
import { Invitation } from './Invitation';

/** The first page: what the product is, what it promises, and the way in (spec section 2). */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('site.home.pageTitle')}</PageTitle>
      <Hero />
      <Figures />
      <Benefits />
      <Invitation />
    </>
  );
}
