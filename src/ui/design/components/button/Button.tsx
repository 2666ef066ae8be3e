import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { given } from '@/ui/design/given';
import { ButtonContent } from './ButtonContent';
import { type ButtonKind, type ButtonSize, buttonClass } from './buttonClass';

export interface ButtonProps {
  /** The words: an action, as "Activate business". */
  readonly children: ReactNode;
  /** One solid (primary, danger or sun) button per screen; the rest is secondary or quiet. */
  readonly kind?: ButtonKind | undefined;
  /** 44, 48 or 56 pixels high. */
  readonly size?: ButtonSize | undefined;
  /** Before the words. */
  readonly icon?: LucideIcon | undefined;
  /** After the words. */
  readonly trailingIcon?: LucideIcon | undefined;
  /** Turns both icons around in right-to-left languages. */
  readonly mirrorsInRtl?: boolean | undefined;
  /** Keeps words and width, shows a spinner, says "busy" and ignores presses. */
  readonly isLoading?: boolean | undefined;
  /** Id of the visible sentence that says why the button does not act; the button stays focusable. */
  readonly disabledReasonId?: string | undefined;
  /** What a press does while a reason disables the button, for instance moving to the first error. */
  readonly onDisabledPress?: (() => void) | undefined;
  /** Natively disabled, for steps that cannot be explained any better, as Previous on the first step. */
  readonly isDisabled?: boolean | undefined;
  /** Lets the words of a quiet button line up with the edge of the page. */
  readonly flush?: 'start' | 'end' | undefined;
  /** As wide as its container. */
  readonly fullWidth?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** Id of the form to submit, when the button stands outside of it. */
  readonly form?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  /** Takes focus when it appears. */
  readonly autoFocus?: boolean | undefined;
  /** Replaces the words for assistive technology; it must contain them. */
  readonly label?: string | undefined;
  /** Id of a text that describes the action further. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * The button of every screen (DESIGN section 8). The second click of a double click does nothing: it may hit what has
 * just taken the place of the button that was meant, and that may be the one that pays. A plain button: it stands on
 * every page, and a visitor downloads no library for it.
 */
export function Button({
  ref,
  isLoading = false,
  isDisabled = false,
  autoFocus = false,
  ...props
}: ButtonProps) {
  const isBlocked = props.disabledReasonId !== undefined;
  const isHeld = isBlocked || isLoading;
  const describedBy = [props.disabledReasonId, props.describedBy].filter(Boolean).join(' ');
  const onPress = isBlocked ? props.onDisabledPress : props.onPress;
  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    const isRepeated = event.detail > 1;
    /* Submits nothing then. A button of another type would not be pressed by Enter in a field of its form. */
    if (isHeld || isRepeated) event.preventDefault();
    if (!isLoading && !isRepeated) onPress?.();
  };
  return (
    <button
      ref={ref}
      id={props.id}
      className={buttonClass({ ...props, isBlocked })}
      type={props.type ?? 'button'}
      form={props.form}
      disabled={isDisabled}
      aria-label={props.label}
      aria-describedby={describedBy || undefined}
      aria-disabled={isHeld || undefined}
      aria-busy={isLoading || undefined}
      onClick={onClick}
      {...given({ autoFocus: autoFocus || undefined })}
    >
      <ButtonContent
        icon={props.icon}
        trailingIcon={props.trailingIcon}
        mirrorsInRtl={props.mirrorsInRtl}
        isLoading={isLoading}
      >
        {props.children}
      </ButtonContent>
    </button>
  );
}
