import {
  isMessageToPage,
  type FieldName,
  type FieldStatus,
  type FrameCommand,
  type MessageToFrame,
  type MessageToPage,
} from '../messages';
import { ProviderError } from './ProviderError';

type FieldEventType = 'change' | 'focus' | 'blur';

/** An iframe of the provider's origin with one field. */
export class FieldFrame {
  readonly #frame: HTMLIFrameElement;
  readonly #answers = new Map<number, { settle(value: unknown): void; reject(error: Error): void }>();
  #lastCall = 0;
  readonly #loaded: Promise<void>;
  #onLoaded: () => void = () => undefined;

  constructor(
    private readonly origin: string,
    component: string,
    field: FieldName,
    private readonly onEvent: (type: FieldEventType, status: FieldStatus) => void,
  ) {
    this.#loaded = new Promise((settle) => {
      this.#onLoaded = settle;
    });
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ component, field, page: location.origin });
    frame.name = `${component}-${field}`;
    frame.title = 'Secure card field';
    frame.src = `${origin}/v2/field.html?${query}`;
    frame.style.border = 'none';
    frame.style.width = '100%';
    this.#frame = frame;
    addEventListener('message', this.#onMessage);
  }

  async mountInto(container: Element): Promise<void> {
    container.append(this.#frame);
    await this.#loaded;
  }

  send(message: FrameCommand): void {
    const sent: MessageToFrame = { to: 'card-field', ...message };
    this.#frame.contentWindow?.postMessage(sent, this.origin);
  }

  /** Focuses the iframe from the page, because browsers do not let another iframe take the focus. */
  focus(): void {
    this.#frame.focus();
    this.send({ kind: 'focus' });
  }

  async ask(message: (call: number) => FrameCommand): Promise<unknown> {
    this.#lastCall += 1;
    const call = this.#lastCall;
    return new Promise((settle, reject) => {
      this.#answers.set(call, { settle, reject });
      this.send(message(call));
    });
  }

  remove(): void {
    removeEventListener('message', this.#onMessage);
    this.#frame.remove();
  }

  readonly #onMessage = (event: MessageEvent<unknown>): void => {
    if (event.origin !== this.origin || event.source !== this.#frame.contentWindow) return;
    if (isMessageToPage(event.data)) this.#handle(event.data);
  };

  #handle(message: MessageToPage): void {
    switch (message.kind) {
      case 'loaded':
        this.#onLoaded();
        break;
      case 'event':
        this.onEvent(message.type, message.status);
        break;
      case 'answer':
        this.#answers.get(message.call)?.settle(message.value);
        break;
      case 'error':
        this.#answers.get(message.call)?.reject(new ProviderError(message.error));
        break;
    }
  }
}
