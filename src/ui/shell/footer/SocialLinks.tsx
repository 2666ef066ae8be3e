import { COMPANY } from '@/ui/company/companyContent';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './social-links.module.scss';

const NETWORKS = ['facebook', 'instagram', 'linkedIn'] as const;

export function SocialLinks() {
  const { t } = useTranslation();
  return (
    <ul className={styles['social']}>
      {NETWORKS.map((network) => (
        <li key={network}>
          <a
            className={styles['link']}
            href={COMPANY[network]}
            rel="noreferrer"
            aria-label={t(`shell.footer.${network}`)}
          >
            <SocialIcon of={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

const ICONS = {
  facebook: (
    <path d="M16.5 3H14a4 4 0 0 0-4 4v3.5H7.5v3.5H10V21h3.5v-7h2.6l.9-3.5h-3.5V7.5a1 1 0 0 1 1-1h2z" />
  ),
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </>
  ),
  linkedIn: (
    <>
      <rect x="3" y="9.5" width="3.5" height="11" />
      <circle cx="4.75" cy="4.75" r="1.75" />
      <path d="M10 20.5v-6a5.5 5.5 0 0 1 11 0v6h-3.5v-6a2 2 0 0 0-4 0v6z" />
    </>
  ),
} as const;

/** The icon of a social network in the line style of the other icons. It is never mirrored. */
function SocialIcon({ of }: { readonly of: keyof typeof ICONS }) {
  return (
    <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[of]}
    </svg>
  );
}
