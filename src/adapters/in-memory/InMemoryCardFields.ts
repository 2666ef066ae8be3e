import {
  MOUNT_TIMEOUT,
  TOKENIZE_TIMEOUT,
  type CardField,
  type CardFields,
  type CardFieldsUnavailable,
  type CardFieldLabels,
  type CardRefused,
  type MountedCardFields,
  type PaymentToken,
} from '@/application/ports/CardFields';
import { TimeoutError, withTimeout } from '@/application/requests/withTimeout';
import { failure, success, type Result } from '@/domain/shared/result';
import type { SavedCard } from '@/domain/subscription/paymentMethod';
import { brandOf } from './card/cardBrand';
import { expiryIn, type CardDigits } from './card/cardDigits';
import { DemoCardForm } from './card/DemoCardForm';
import { behaviourOfCard, SLOW_PROVIDER } from './card/testCards';
import './card/card-field-input.scss';
import type { DemoWorld } from './world/DemoWorld';

/** The payment provider of the demo. It shows its own fields and creates tokens in `CardVault`. */
export class InMemoryCardFields implements CardFields {
  /** @param randomId Creates a unique, unguessable id. */
  constructor(
    private readonly world: DemoWorld,
    private readonly document: Document,
    private readonly randomId: () => string,
  ) {}

  async mount(
    elementIds: Readonly<Record<CardField, string>>,
    labels: CardFieldLabels,
  ): Promise<Result<MountedCardFields, CardFieldsUnavailable>> {
    const { clock, network } = this.world;
    const outage = await withTimeout(clock, MOUNT_TIMEOUT, network.send('load-card-fields')).catch(
      () => 'silent' as const,
    );
    const number = this.document.getElementById(elementIds.number);
    const expiry = this.document.getElementById(elementIds.expiry);
    const securityCode = this.document.getElementById(elementIds.securityCode);
    if (outage !== undefined || number === null || expiry === null || securityCode === null)
      return failure({ kind: 'card-fields-unavailable' });
    const elements = { number, expiry, securityCode };
    const form = new DemoCardForm(this.document, elements, clock, (card) => this.#tokenize(card));
    form.setLabels(labels);
    return success(form);
  }

  async #tokenize(card: CardDigits): Promise<Result<PaymentToken, CardRefused>> {
    try {
      return await withTimeout(this.world.clock, TOKENIZE_TIMEOUT, this.#ask(card));
    } catch (error) {
      if (error instanceof TimeoutError) return failure({ kind: 'card-refused' });
      throw error;
    }
  }

  async #ask(card: CardDigits): Promise<Result<PaymentToken, CardRefused>> {
    const outage = await this.world.network.send('tokenize-card');
    const behaviour = behaviourOfCard(card.number);
    if (outage !== undefined || behaviour === 'refused') return failure({ kind: 'card-refused' });
    if (behaviour === 'silent') return new Promise(() => undefined);
    if (behaviour === 'slow') await this.world.network.wait(SLOW_PROVIDER);
    const isDeclined = behaviour === 'declined';
    return success(this.world.cards.createToken(this.randomId(), { card: savedCardFrom(card), isDeclined }));
  }
}

/** The stored data of a card. The full number is never stored. */
function savedCardFrom(card: CardDigits): SavedCard {
  const lastFour = card.number.slice(-4);
  return {
    lastFour,
    brand: brandOf(card.number).name,
    maskedNumber: lastFour.padStart(card.number.length, '*'),
    status: 'valid',
    expiry: expiryIn(card.expiry),
  };
}
