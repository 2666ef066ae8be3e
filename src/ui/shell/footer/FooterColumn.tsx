import type { TextKey } from '@/ui/i18n/Texts';
import { useTranslation } from '@/ui/i18n/useTranslation';
import type { FooterLink } from './footerColumns';
import { FooterLinks } from './FooterLinks';
import styles from './footer.module.scss';

interface FooterColumnProps {
  readonly title: TextKey;
  readonly links: readonly FooterLink[];
}

export function FooterColumn({ title, links }: FooterColumnProps) {
  const { t } = useTranslation();
  return (
    <div>
      <h2 className={styles['columnTitle']}>{t(title)}</h2>
      <FooterLinks links={links} />
    </div>
  );
}
