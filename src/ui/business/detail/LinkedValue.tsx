import { useTranslation } from 'react-i18next';
import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { shownText } from '@/ui/i18n/shownText';
import styles from './detail.module.scss';

interface LinkedValueProps {
  /** Undefined shows the text as it is. */
  readonly href: string | undefined;
  /** Opens beside the app, not in its place. */
  readonly isWebsite?: boolean | undefined;
  readonly children: string;
}

/** A phone number, an email or a web address, always read from left to right. */
export function LinkedValue({ href, isWebsite = false, children }: LinkedValueProps) {
  const { t } = useTranslation();
  if (href === undefined)
    return (
      <span className={styles['plainValue']}>
        <Ltr>{shownText(children, 'address')}</Ltr>
      </span>
    );
  return (
    <a
      className={styles['link']}
      href={href}
      {...(isWebsite ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Ltr>{shownText(children, 'address')}</Ltr>
      {isWebsite && <VisuallyHidden> {t('business.contact.opensNewTab')}</VisuallyHidden>}
    </a>
  );
}
