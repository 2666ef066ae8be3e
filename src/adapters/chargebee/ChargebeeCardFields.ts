import {
  CARD_FIELDS,
  MOUNT_TIMEOUT,
  type CardField,
  type CardFields,
  type CardFieldsUnavailable,
  type CardFieldLabels,
  type MountedCardFields,
} from '@/application/ports/CardFields';
import type { Clock } from '@/application/ports/Clock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { withTimeout } from '@/application/requests/withTimeout';
import { failure, success, type Result } from '@/domain/shared/result';
import type { Chargebee, ChargebeeInstance } from './Chargebee';
import { ChargebeeCardForm, type CardElements } from './ChargebeeCardForm';
import type { ChargebeeSettings } from './ChargebeeSettings';
import { codeOf } from './providerErrors';
import { ProviderScript } from './ProviderScript';

/** The card fields of Chargebee, whose script loads with the first call of `mount`. */
export class ChargebeeCardFields implements CardFields {
  readonly #script: ProviderScript;
  /** The elements of the last `mount` call. A page has one card form, so an earlier call ends without a form. */
  #wanted: CardElements | undefined;
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
    labels: CardFieldLabels,
  ): Promise<Result<MountedCardFields, CardFieldsUnavailable>> {
    const elements = this.#elementsNamed(elementIds);
    if (elements === undefined) return failure({ kind: 'card-fields-unavailable' });
    const form = await this.#formIn(elements, labels);
    return form === undefined ? failure({ kind: 'card-fields-unavailable' }) : success(form);
  }

  async #formIn(elements: CardElements, labels: CardFieldLabels): Promise<ChargebeeCardForm | undefined> {
    this.#form?.unmount();
    this.#form = undefined;
    this.#wanted = elements;
    const isWanted = (): boolean =>
      this.#wanted === elements && CARD_FIELDS.every((field) => elements[field].isConnected);
    const provider = await this.#script.load(isWanted);
    if (!isWanted()) return undefined;
    if (provider === undefined) return this.#report('the script did not load');
    return this.#mount(provider, elements, labels, isWanted);
  }

  async #mount(
    provider: Chargebee,
    elements: CardElements,
    labels: CardFieldLabels,
    isWanted: () => boolean,
  ): Promise<ChargebeeCardForm | undefined> {
    let form: ChargebeeCardForm | undefined;
    let isTimedOut = false;
    const mountForm = async (): Promise<'mounted' | 'left'> => {
      const instance = instanceOf(provider, this.settings);
      await instance.load('components');
      if (isTimedOut || !isWanted()) return 'left';
      form = new ChargebeeCardForm(instance, elements, labels, this.window, this.clock);
      await form.mount();
      return isWanted() ? 'mounted' : 'left';
    };
    const outcome = await withTimeout(this.clock, MOUNT_TIMEOUT, orErrorText(mountForm())).catch(
      () => 'the fields did not load',
    );
    isTimedOut = true;
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

  #report(detail: string): undefined {
    this.diagnostics.report({ event: 'payment-provider-failed', detail });
  }
}

/** Reuses an instance when the payment step opens again, because Chargebee allows one instance per document. */
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

async function orErrorText<Value>(value: Promise<Value>): Promise<Value | string> {
  try {
    return await value;
  } catch (error) {
    return `the fields were refused: ${codeOf(error) ?? 'no code'}`;
  }
}
