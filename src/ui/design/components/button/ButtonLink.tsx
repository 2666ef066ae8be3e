import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonContent } from './ButtonContent';
import { type ButtonKind, type ButtonSize, buttonClass } from './buttonClass';

interface ButtonLinkLook {
  readonly children: ReactNode;
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly trailingIcon?: LucideIcon | undefined;
  /** Turns both icons around in right-to-left languages. */
  readonly mirrorsInRtl?: boolean | undefined;
  /** Lets the words of a quiet button line up with the edge of the page. */
  readonly flush?: 'start' | 'end' | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

export type ButtonLinkProps = ButtonLinkLook &
  (
    | {
        /** A place inside the app, reached without loading a document. */
        readonly to: string;
        readonly href?: never;
      }
    | {
        /** A full document load: another origin, mail, phone, or a page with its own policy. */
        readonly href: string;
        readonly to?: never;
      }
  );

/** A link with the look of a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, icon, trailingIcon, mirrorsInRtl, onClick } = props;
  const className = buttonClass(props);
  const content = (
    <ButtonContent icon={icon} trailingIcon={trailingIcon} mirrorsInRtl={mirrorsInRtl}>
      {children}
    </ButtonContent>
  );
  if (props.to !== undefined) {
    return (
      <Link className={className} to={props.to} onClick={onClick}>
        {content}
      </Link>
    );
  }
  return (
    <a className={className} href={props.href} onClick={onClick}>
      {content}
    </a>
  );
}
