import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { ButtonContent, type ButtonContentProps } from './ButtonContent';
import { type ButtonStyle, buttonClass } from './buttonClass';

interface ButtonLinkStyle extends Omit<ButtonContentProps, 'isLoading'>, ButtonStyle {
  readonly id?: string | undefined;
  /** The name for assistive technology, where a row shows only an icon. */
  readonly label?: string | undefined;
  /** The ids of the elements that name the link. They include `id`, so that `label` is part of the name. */
  readonly labelledBy?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

type ButtonLinkProps = ButtonLinkStyle &
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
