import {
  FIELD_NAMES,
  isMessageToFrame,
  type ErrorDetails,
  type FrameMessage,
  type FieldStatus,
  type MessageToFrame,
  type MessageToPage,
} from '../messages';
import { brandOf, errorIn, inGroups, isFinished, MAX_LENGTHS, type Typed } from './cardRules';
import { fieldStylesheet } from './fieldStylesheet';

/** The script of one field, on the provider's origin. Only the iframes of this origin know the card data. */

const query = new URLSearchParams(location.search);
const page = query.get('page') ?? '';
const component = query.get('component') ?? '';
const field = FIELD_NAMES.find((name) => name === query.get('field')) ?? 'number';
const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', cvv: 'cc-csc' } as const;

const input = document.createElement('input');
input.type = field === 'cvv' ? 'password' : 'text';
input.inputMode = 'numeric';
input.autocomplete = AUTOCOMPLETE[field];
input.className = 'empty';
document.body.append(input);

let isValidated = false;

const digits = (): string => input.value.replaceAll(/\D/gu, '').slice(0, MAX_LENGTHS[field]);

/** The windows of all fields of the card, also of this one. They have the same origin. */
function fieldWindows(): readonly object[] {
  return FIELD_NAMES.flatMap((name): readonly object[] => {
    const frame: unknown = Reflect.get(window.parent, `${component}-${name}`);
    return typeof frame === 'object' && frame !== null ? [frame] : [];
  });
}

function callField(frame: object, name: 'readCardField' | 'refreshCardField'): unknown {
  const call: unknown = Reflect.get(frame, name);
  return typeof call === 'function' ? Reflect.apply(call, undefined, []) : undefined;
}

function typedCard(): Typed {
  const [number = '', expiry = '', cvv = ''] = fieldWindows().map((frame) => {
    const text = callField(frame, 'readCardField');
    return typeof text === 'string' ? text : '';
  });
  return { number, expiry, cvv };
}

function statusOf(countsUnfinished: boolean): FieldStatus {
  const typed = typedCard();
  const code = errorIn(field, typed, new Date(), countsUnfinished);
  return {
    empty: digits() === '',
    complete: isFinished(field, typed) && code === undefined,
    error: code === undefined ? undefined : { errorCode: code, message: `English text of ${code}` },
    cardType: brandOf(typed.number),
  };
}

function send(message: FrameMessage): void {
  const sent: MessageToPage = { from: 'card-field', ...message };
  window.parent.postMessage(sent, page);
}

function sendEvent(type: 'change' | 'focus' | 'blur'): void {
  const status = statusOf(type === 'blur' || isValidated);
  input.classList.toggle('empty', status.empty);
  input.classList.toggle('invalid', status.error !== undefined);
  input.ariaInvalid = String(status.error !== undefined);
  send({ kind: 'event', type, status });
}

async function createToken(message: MessageToFrame & { readonly kind: 'tokenize' }): Promise<FrameMessage> {
  const { call, site, publishableKey, billing } = message;
  const card: Typed = typedCard();
  try {
    const answer = await fetch('/v2/tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ site, publishableKey, billing, ...card }),
    });
    const value: unknown = await answer.json();
    if (answer.ok) return { kind: 'answer', call, value };
    return { kind: 'error', call, error: errorDetails(value) };
  } catch {
    return { kind: 'error', call, error: errorDetails(undefined) };
  }
}

function errorDetails(answer: unknown): ErrorDetails {
  const unknownError: ErrorDetails = { code: 'unknownError', message: 'Unknown error', type: 'ClientError' };
  return typeof answer === 'object' && answer !== null ? { ...unknownError, ...answer } : unknownError;
}

function applyCommand(message: MessageToFrame): void {
  switch (message.kind) {
    case 'appearance':
      input.placeholder = message.appearance.placeholder;
      input.ariaLabel = message.appearance.ariaLabel;
      document.adoptedStyleSheets = [fieldStylesheet(message.appearance.style)];
      break;
    case 'focus':
      input.focus();
      break;
    case 'blur':
      input.blur();
      break;
    case 'clear':
      input.value = '';
      sendEvent('change');
      break;
    case 'validate':
      isValidated = true;
      sendEvent('change');
      send({ kind: 'answer', call: message.call, value: statusOf(true).complete });
      break;
    case 'tokenize':
      void createToken(message).then(send);
      break;
  }
}

Reflect.set(window, 'readCardField', digits);
Reflect.set(window, 'refreshCardField', () => {
  if (digits() !== '') sendEvent('change');
});

input.addEventListener('input', () => {
  const typed = digits();
  input.value = inGroups(field, typed);
  sendEvent('change');
  if (field === 'number') refreshOthers();
});
input.addEventListener('focus', () => {
  sendEvent('focus');
});
input.addEventListener('blur', () => {
  sendEvent('blur');
});

function refreshOthers(): void {
  for (const frame of fieldWindows()) if (frame !== window) callField(frame, 'refreshCardField');
}

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source === window.parent && origin === page && isMessageToFrame(data)) applyCommand(data);
});

send({ kind: 'loaded' });
