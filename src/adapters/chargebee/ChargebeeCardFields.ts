import {
  CARD_FIELDS,
  type CardField,
  type CardFields,
  type CardFieldsUnavailable,
  type CardFieldsWords,
  type MountedCardFields,
} from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { failure, success, type Result } from '@/domain/shared/result';
import type { Chargebee, ChargebeeInstance } from './Chargebee';
import { ChargebeeCardForm, type CardElements } from './ChargebeeCardForm';
import type { ChargebeeSettings } from './ChargebeeSettings';
import { codeOf } from './providerErrors';
import { ProviderScript } from './ProviderScript';
import { within } from './within';

/** How long the fields may take once the script is there, in milliseconds. */
export const MOUNT_TIMEOUT = 15_000;

/** The payment provider's card fields. Nothing of the provider is loaded before fields are mounted. */
export class ChargebeeCardFields implements CardFields {
  readonly #script: ProviderScript;
  /** The fields that were asked for last: a page has one card form. */
  #wanted: { readonly elements: CardElements } | undefined;
  #form: ChargebeeCardForm | undefined;

  constructor(
    private readonly settings: ChargebeeSettings,
    private readonly window: Window,
    private readonly clock: Clock,
    private readonly diagnostics: Diagnostics,
  ) {
    this.#script = new ProviderScript(settings.scriptUrl, window, clock);
  }

  async mount(
    elementIds: Readonly<Record<CardField, string>>,
    words: CardFieldsWords,
  ): Promise<Result<MountedCardFields, CardFieldsUnavailable>> {
    const elements = this.#elementsNamed(elementIds);
    if (elements === undefined || !this.#isConfigured()) return failure({ kind: 'card-fields-unavailable' });
    const form = await this.#formIn({ elements }, words);
    return form === undefined ? failure({ kind: 'card-fields-unavailable' }) : success(form);
  }

  async #formIn(
    place: { readonly elements: CardElements },
    words: CardFieldsWords,
  ): Promise<ChargebeeCardForm | undefined> {
    this.#form?.unmount();
    this.#form = undefined;
    this.#wanted = place;
    const isWanted = (): boolean =>
      this.#wanted === place && CARD_FIELDS.every((field) => place.elements[field].isConnected);
    const provider = await this.#script.load(isWanted);
    if (!isWanted()) return undefined;
    if (provider === undefined) return this.#report('the script did not come');
    return this.#mount(provider, place.elements, words, isWanted);
  }

  async #mount(
    provider: Chargebee,
    elements: CardElements,
    words: CardFieldsWords,
    isWanted: () => boolean,
  ): Promise<ChargebeeCardForm | undefined> {
    let form: ChargebeeCardForm | undefined;
    let hasGivenUp = false;
    const putUp = async (): Promise<'mounted' | 'left'> => {
      const instance = instanceOf(provider, this.settings);
      await instance.load('components');
      if (hasGivenUp || !isWanted()) return 'left';
      form = new ChargebeeCardForm(instance, elements, words, this.window, this.clock);
      await form.mount();
      return isWanted() ? 'mounted' : 'left';
    };
    const outcome = await within(this.clock, MOUNT_TIMEOUT, settled(putUp()), 'the fields did not come');
    hasGivenUp = true;
    if (outcome === 'mounted') {
      this.#form = form;
      return form;
    }
    form?.unmount();
    return outcome === 'left' ? undefined : this.#report(outcome);
  }

  #elementsNamed(ids: Readonly<Record<CardField, string>>): CardElements | undefined {
    const { document } = this.window;
    const number = document.getElementById(ids.number);
    const expiry = document.getElementById(ids.expiry);
    const securityCode = document.getElementById(ids.securityCode);
    if (number === null || expiry === null || securityCode === null) return undefined;
    return { number, expiry, securityCode };
  }

  #isConfigured(): boolean {
    const { scriptUrl, site, publishableKey } = this.settings;
    const isComplete = [scriptUrl, site, publishableKey].every((value) => value.trim() !== '');
    if (!isComplete) this.#report('script address, site or publishable key is not set');
    return isComplete;
  }

  #report(detail: string): undefined {
    this.diagnostics.report({ event: 'payment-provider-failed', detail });
  }
}

/** A document has one instance: the second visit of the payment step finds the first one's. */
function instanceOf(provider: Chargebee, settings: ChargebeeSettings): ChargebeeInstance {
  const { site, publishableKey } = settings;
  return existingInstance(provider) ?? provider.init({ site, publishableKey });
}

function existingInstance(provider: Chargebee): ChargebeeInstance | undefined {
  try {
    return provider.getInstance();
  } catch {
    return undefined;
  }
}

async function settled<Answer>(answer: Promise<Answer>): Promise<Answer | string> {
  try {
    return await answer;
  } catch (error) {
    return `the fields were refused: ${codeOf(error) ?? 'no code'}`;
  }
}
