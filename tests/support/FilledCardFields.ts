import type {
  CardFieldsState,
  CardRefused,
  MountedCardFields,
  PaymentToken,
} from '@/application/ports/CardFields';
import type { Result } from '@/domain/shared/result';

/** Card fields that are already filled in. `tokenize` returns the given answer. */
export class FilledCardFields implements MountedCardFields {
  readonly state: CardFieldsState = {
    fields: { number: 'complete', expiry: 'complete', securityCode: 'complete' },
    focused: undefined,
    brand: 'visa',
  };
  /** The number of calls of `tokenize`. */
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
