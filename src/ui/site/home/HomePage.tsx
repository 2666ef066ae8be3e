import { useTranslation } from '@/ui/i18n/useTranslation';
import { Figures } from '@/ui/site/figures/Figures';
import { PageMetadata } from '@/ui/site/PageMetadata';
import { Benefits } from './Benefits';
import { Hero } from './Hero';
import { GetStartedButton } from '@/ui/site/GetStartedButton';
import styles from './call-to-action.module.scss';

/** The home page (spec section 2). */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMetadata title={t('site.home.pageTitle')} description={t('site.home.description')} />
      <Hero />
      <Figures />
      <Benefits />
      <CallToAction />
    </>
  );
}

function CallToAction() {
  const { t } = useTranslation();
  return (
    <section className={styles['section']}>
      <div className={styles['panel']}>
        <div className={styles['words']}>
          <h2 className={styles['title']}>{t('site.callToAction.title')}</h2>
          <p className={styles['lead']}>{t('site.callToAction.lead')}</p>
          <GetStartedButton kind="accent" />
        </div>
        <CallToActionArches className={styles['art']} />
      </div>
    </section>
  );
}

/** A rising sun behind three doorways, in the fixed colours of the illustrations. */
function CallToActionArches({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 325" aria-hidden="true">
      <circle cx="284.5" cy="99" r="76" fill="var(--sun)" />
      <path d="M163.5 325V187.5a121 121 0 0 1 242 0V325z" fill="#0B7C92" />
      <path d="M219.5 325V196a65 65 0 0 1 130 0v129z" fill="#003B49" />
      <g opacity="0.65">
        <path d="M33 325v-76a52 52 0 0 1 104 0v76zM432 325v-76a52 52 0 0 1 104 0v76z" fill="#0B7C92" />
        <path d="M59 325v-71a26 26 0 0 1 52 0v71zM458 325v-71a26 26 0 0 1 52 0v71z" fill="#003B49" />
      </g>
    </svg>
  );
}
