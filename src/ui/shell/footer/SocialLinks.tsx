import { COMPANY } from '@/ui/company/companyContent';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useProductName } from '@/ui/shell/useProductName';
import { SocialIcon } from './SocialIcon';
import styles from './footer.module.scss';

const NETWORKS = ['facebook', 'instagram', 'linkedIn'] as const;

export function SocialLinks() {
  const { t } = useTranslation();
  const product = useProductName();
  return (
    <ul className={styles['social']}>
      {NETWORKS.map((network) => (
        <li key={network}>
          <a
            className={styles['socialLink']}
            href={COMPANY[network]}
            rel="noreferrer"
            aria-label={t(`shell.footer.${network}`, { product })}
          >
            <SocialIcon of={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
