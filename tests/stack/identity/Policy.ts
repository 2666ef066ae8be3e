import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { addClientInfo } from './addClientInfo';
import { bodyOf } from './bodyOf';
import {
  behaviourAfter,
  parseIdentityCommand,
  DEFAULT_BEHAVIOUR,
  type IdentityCommand,
} from './IdentityControl';
import { IdentityStore } from './IdentityStore';
import { POLICY_NAME, providerConfiguration, type ClientRegistration } from './providerConfiguration';
import { SigningKeys } from './SigningKeys';
import { InteractionPages } from './InteractionPages';

export interface PolicyOptions extends ClientRegistration {
  /** The origin of the provider. */
  readonly url: string;
}

const POLICY_PATH = `/tenant.onmicrosoft.com/${POLICY_NAME}`;
const MOUNT_PATH = `${POLICY_PATH}/v2.0`;
const INTERACTION_PATH = `${MOUNT_PATH}/interaction/`;
const CONTROL_PATH = '/__control';

/** The sign-up/sign-in policy. Its provider is created again at every rotation of the keys. */
export class Policy {
  readonly authority: string;
  readonly issuer: string;
  readonly #interactionPages: InteractionPages;
  readonly #store = new IdentityStore();
  readonly #cookieKeys = [randomUUID()];
  #behaviour = DEFAULT_BEHAVIOUR;
  #provider: Provider;

  private constructor(
    private readonly options: PolicyOptions,
    private readonly keys: SigningKeys,
  ) {
    this.authority = options.url + POLICY_PATH;
    this.issuer = options.url + MOUNT_PATH;
    this.#interactionPages = new InteractionPages({ ...options, refusesAll: () => this.#behaviour.refuse });
    this.#provider = this.#build();
  }

  static async open(options: PolicyOptions): Promise<Policy> {
    return new Policy(options, await SigningKeys.create());
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method } = request;
    if (url === CONTROL_PATH && method === 'POST') return this.#applyCommand(request, response);
    if (url.startsWith(INTERACTION_PATH))
      return this.#interactionPages.serve(this.#provider, request, response);
    if (url.startsWith(`${MOUNT_PATH}/`)) return this.#passToProvider(request, response, url);
    response.writeHead(404).end();
  }

  /** oidc-provider derives its mount path from the difference of `originalUrl` and `url`. */
  async #passToProvider(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const urlWithConsent = withConsent(url);
    Object.assign(request, { originalUrl: urlWithConsent, url: urlWithConsent.slice(MOUNT_PATH.length) });
    await this.#provider.callback()(request, response);
  }

  async #applyCommand(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const command = parseIdentityCommand(await bodyOf(request));
    if (command !== undefined) await this.#execute(command);
    response.writeHead(command === undefined ? 400 : 204).end();
  }

  async #execute(command: IdentityCommand): Promise<void> {
    this.#behaviour = behaviourAfter(this.#behaviour, command);
    if (command.revoke === 'refresh-tokens') this.#store.deleteAll('RefreshToken');
    if (command.rotateKeys !== true) return;
    await this.keys.rotate();
    this.#provider = this.#build();
  }

  #build(): Provider {
    const provider = new Provider(
      this.issuer,
      providerConfiguration({
        ...this.options,
        store: this.#store,
        keys: this.keys.all,
        cookieKeys: this.#cookieKeys,
        behaviour: () => this.#behaviour,
        interactionPath: (uid) => INTERACTION_PATH + uid,
      }),
    );
    addClientInfo(provider, this.options.accounts);
    return provider;
  }
}

/**
 * Adds `prompt=consent`, because a standard provider issues refresh tokens only with consent, unlike B2C.
 * `InteractionPages` grants it without asking.
 */
function withConsent(url: string): string {
  return url.startsWith(`${MOUNT_PATH}/auth?`)
    ? url.replace(/([?&]prompt=login)(?=&|$)/, '$1%20consent')
    : url;
}
