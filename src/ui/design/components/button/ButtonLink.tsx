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
  /** Mirrors both icons in right-to-left languages. */
  readonly mirrorsInRtl?: boolean | undefined;
  /** Aligns the text of a quiet link with the edge of the page. */
  readonly flush?: 'start' | 'end' | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  /** The name for assistive technology, where a row shows only an icon. */
  readonly label?: string | undefined;
  /** The ids of the elements that name the link. They include `id`, so that `label` is part of the name. */
  readonly labelledBy?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

export type ButtonLinkProps = ButtonLinkLook &
  (
    | {
        /** A path inside the app. The router opens it without loading a document. */
        readonly to: string;
        /** The state of the new history entry. */
        readonly state?: unknown;
        readonly href?: never;
      }
    | {
        /**
         * A URL that loads a new document: another origin, `mailto:`, `tel:`, or a page with its own security policy.
         */
        readonly href: string;
        readonly to?: never;
      }
  );

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, icon, trailingIcon, mirrorsInRtl, onClick } = props;
  const attributes = {
    className: buttonClass(props),
    id: props.id,
    'aria-label': props.label,
    'aria-labelledby': props.labelledBy,
    onClick,
  };
  const content = (
    <ButtonContent icon={icon} trailingIcon={trailingIcon} mirrorsInRtl={mirrorsInRtl}>
      {children}
    </ButtonContent>
  );
  if (props.to !== undefined) {
    return (
      <Link {...attributes} to={props.to} state={props.state}>
        {content}
      </Link>
    );
  }
  return (
    <a {...attributes} href={props.href}>
      {content}
    </a>
  );
}
