import type {
  CardFieldsState,
  CardRefused,
  MountedCardFields,
  PaymentToken,
} from '@/application/ports/CardFields';
import type { Result } from '@/domain/shared/result';

/** Fields on the page that are filled in, whatever for: they answer as they are told. */
export class CardFieldsOfTokens implements MountedCardFields {
  readonly state: CardFieldsState = {
    fields: { number: 'complete', expiry: 'complete', securityCode: 'complete' },
    focused: undefined,
    brand: 'visa',
  };
  /** How often a token was asked for. */
  requests = 0;

  constructor(private readonly answer: () => Promise<Result<PaymentToken, CardRefused>>) {}

  onChange(): () => void {
    return () => undefined;
  }

  setLabels(): void {}

  focus(): void {}

  async tokenize(): Promise<Result<PaymentToken, CardRefused>> {
    this.requests += 1;
    return this.answer();
  }

  unmount(): void {}
}
