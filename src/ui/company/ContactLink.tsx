import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { classNames } from '@/ui/design/classNames';
import styles from './contact-link.module.scss';

interface ContactLinkProps {
  /** A `mailto:`, `tel:` or `https:` URL. */
  readonly href: string;
  /** The visible text, which runs from left to right in every language. */
  readonly children: string;
  readonly className?: string | undefined;
}

export function ContactLink({ href, children, className }: ContactLinkProps) {
  return (
    <a className={classNames(styles['link'], className)} href={href} rel="noreferrer">
      <Ltr>{children}</Ltr>
    </a>
  );
}

interface EmailLinkProps extends Pick<ContactLinkProps, 'className'> {
  readonly address: string;
}

export function EmailLink({ address, className }: EmailLinkProps) {
  return (
    <ContactLink href={`mailto:${address}`} className={className}>
      {address}
    </ContactLink>
  );
}
