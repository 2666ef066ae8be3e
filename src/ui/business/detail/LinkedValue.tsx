import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { shownText } from '@/ui/i18n/shownText';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './detail.module.scss';

interface LinkedValueProps {
  /** The target of the link. When undefined, the value is plain text. */
  readonly href: string | undefined;
  /** A website opens in a new tab. */
  readonly kind: 'phone' | 'email' | 'website';
  readonly children: string;
}

/** A phone number, an email address or a URL. It is always written from left to right. */
export function LinkedValue({ href, kind, children }: LinkedValueProps) {
  const { t } = useTranslation();
  const isWebsite = kind === 'website';
  if (href === undefined)
    return (
      <span>
        <Ltr>{shownText(children, kind)}</Ltr>
      </span>
    );
  return (
    <a
      className={styles['link']}
      href={href}
      {...(isWebsite ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Ltr>{shownText(children, kind)}</Ltr>
      {isWebsite && <VisuallyHidden>{` ${t('detail.contact.opensNewTab')}`}</VisuallyHidden>}
    </a>
  );
}
