import { Ltr } from '@/ui/design/components/isolated/Ltr';
import { classNames } from '@/ui/design/classNames';
import styles from './address-link.module.scss';

interface AddressLinkProps {
  /** `mailto:`, `tel:` or the address of a page. */
  readonly href: string;
  /** As it is read, left to right in every language. */
  readonly children: string;
  readonly className?: string | undefined;
}

/** A phone number or an email address that can be followed. */
export function AddressLink({ href, children, className }: AddressLinkProps) {
  return (
    <a className={classNames(styles['link'], className)} href={href} rel="noreferrer">
      <Ltr>{children}</Ltr>
    </a>
  );
}

interface EmailLinkProps extends Pick<AddressLinkProps, 'className'> {
  readonly address: string;
}

export function EmailLink({ address, className }: EmailLinkProps) {
  return (
    <AddressLink href={`mailto:${address}`} className={className}>
      {address}
    </AddressLink>
  );
}
