import type { CardField, CardFieldState, CardFieldLabels } from '@/application/ports/CardFields';
import { digitsIn, formatDigits } from './cardDigits';

const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', securityCode: 'cc-csc' } as const;

/** One card field on the page. Its digits run from left to right in every language. */
export class CardInput {
  readonly #input: HTMLInputElement;
  #digits = '';
  #shown = '';

  constructor(
    document: Document,
    private readonly field: CardField,
    private readonly numberDigits: () => string,
    onEvent: (isFocused?: boolean) => void,
  ) {
    const input = document.createElement('input');
    input.type = field === 'securityCode' ? 'password' : 'text';
    input.className = 'card-field-input';
    input.dir = 'ltr';
    input.inputMode = 'numeric';
    input.autocomplete = AUTOCOMPLETE[field];
    input.spellcheck = false;
    input.addEventListener('input', () => {
      this.#format();
      onEvent();
    });
    input.addEventListener('focus', () => onEvent(true));
    input.addEventListener('blur', () => onEvent(false));
    this.#input = input;
  }

  get digits(): string {
    return this.#digits;
  }

  appendTo(element: Element): void {
    element.append(this.#input);
  }

  setLabels({ labels, placeholders, language }: CardFieldLabels): void {
    this.#input.ariaLabel = labels[this.field];
    this.#input.lang = language;
    this.#input.placeholder = placeholders[this.field];
  }

  show(state: CardFieldState): void {
    this.#input.ariaInvalid = String(state === 'invalid' || state === 'expired');
  }

  focus(): void {
    this.#input.focus();
  }

  /** Clears the typed value and removes the field. */
  remove(): void {
    this.#input.value = '';
    this.#digits = '';
    this.#input.remove();
  }

  /** Formats the digits in groups and keeps the caret after the same digit. */
  #format(): void {
    const input = this.#input;
    const typed = input.value;
    const caret = input.selectionStart ?? typed.length;
    const isAtEnd = caret === typed.length;
    const isDeleting = typed.length < this.#shown.length;
    this.#digits = digitsIn(this.field, typed, this.numberDigits());
    this.#shown = formatDigits(this.field, this.#digits, isDeleting);
    input.value = this.#shown;
    if (isAtEnd) return;
    const before = digitsIn(this.field, typed.slice(0, caret), this.numberDigits()).length;
    const position = positionAfterDigits(input.value, before);
    input.setSelectionRange(position, position);
  }
}

function positionAfterDigits(text: string, digits: number): number {
  let left = digits;
  for (const [position, letter] of Array.from(text).entries()) {
    if (left === 0) return position;
    if (/\d/.test(letter)) left -= 1;
  }
  return text.length;
}
