import type { MouseEvent, Ref } from 'react';
import { ButtonContent, type ButtonContentProps } from './ButtonContent';
import { type ButtonStyle, buttonClass } from './buttonClass';

export interface ButtonProps extends ButtonContentProps, ButtonStyle {
  /** The id of the visible sentence that gives the reason why the button is disabled. The button stays focusable. */
  readonly disabledReasonId?: string | undefined;
  /** Handles a press while `disabledReasonId` is set, for example by moving the focus to the first error. */
  readonly onDisabledPress?: (() => void) | undefined;
  /** Disables the button natively where no reason needs to be given, for example Previous on the first step. */
  readonly isDisabled?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** The id of the form to submit when the button is outside of it. */
  readonly form?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  /** The accessible name. It must contain the visible text. */
  readonly label?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * The button of every screen (DESIGN section 8). It ignores the second click of a double click, because that click may
 * hit a button that has just replaced the first one, for example the button that pays. It is a plain element, so that
 * public pages load no component library for it.
 */
export function Button({
  ref,
  isLoading = false,
  isDisabled = false,
  autoFocus = false,
  ...props
}: ButtonProps) {
  const isBlocked = props.disabledReasonId !== undefined;
  const isAriaDisabled = isBlocked || isLoading;
  const describedBy = [props.disabledReasonId, props.describedBy].filter(Boolean).join(' ');
  const onPress = isBlocked ? props.onDisabledPress : props.onPress;
  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    const isRepeated = event.detail > 1;
    /* Prevents the submission. The type stays `submit`, because Enter in a field presses only a submit button. */
    if (isAriaDisabled || isRepeated) event.preventDefault();
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
      aria-disabled={isAriaDisabled || undefined}
      aria-busy={isLoading || undefined}
      onClick={onClick}
      {...(autoFocus && { autoFocus })}
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
