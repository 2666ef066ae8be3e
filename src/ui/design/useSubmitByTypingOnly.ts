import { type RefObject, useEffect } from 'react';

const CHOICES = ['checkbox', 'radio', 'range'];

/** In browsers, Enter submits a form also from a choice. Here it does that only where a value is typed. */
export function useSubmitByTypingOnly(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('keydown', ignoreEnterOnChoice);
    return () => element?.removeEventListener('keydown', ignoreEnterOnChoice);
  }, [form]);
}

function ignoreEnterOnChoice(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key === 'Enter' && target instanceof HTMLInputElement && CHOICES.includes(target.type))
    event.preventDefault();
}
