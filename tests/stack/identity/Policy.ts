import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { addClientInfo } from './addClientInfo';
import { bodyOf } from './bodyOf';
import {
  behaviourAfter,
  parseIdentityCommand,
  USUAL_BEHAVIOUR,
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

const PATH = `/tenant.onmicrosoft.com/${POLICY_NAME}`;
const MOUNT = `${PATH}/v2.0`;
const DESK = `${MOUNT}/interaction/`;
const CONTROL = '/__control';

/** The sign-up/sign-in policy and its provider, which is created anew with every change of keys. */
export class Policy {
  readonly authority: string;
  readonly issuer: string;
  readonly #desk: InteractionPages;
  readonly #store = new IdentityStore();
  readonly #cookieKeys = [randomUUID()];
  #behaviour = USUAL_BEHAVIOUR;
  #provider: Provider;

  private constructor(
    private readonly options: PolicyOptions,
    private readonly keys: SigningKeys,
  ) {
    this.authority = options.url + PATH;
    this.issuer = options.url + MOUNT;
    this.#desk = new InteractionPages({ ...options, refusesAll: () => this.#behaviour.refuse });
    this.#provider = this.#build();
  }

  static async open(options: PolicyOptions): Promise<Policy> {
    return new Policy(options, await SigningKeys.create());
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method } = request;
    if (url === CONTROL && method === 'POST') return this.#applyCommand(request, response);
    if (url.startsWith(DESK)) return this.#desk.serve(this.#provider, request, response);
    if (url.startsWith(`${MOUNT}/`)) return this.#pass(request, response, url);
    response.writeHead(404).end();
  }

  /** oidc-provider derives its mount path from the difference of `originalUrl` and `url`. */
  async #pass(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const asked = withConsent(url);
    Object.assign(request, { originalUrl: asked, url: asked.slice(MOUNT.length) });
    await this.#provider.callback()(request, response);
  }

  async #applyCommand(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const command = parseIdentityCommand(await bodyOf(request));
    if (command !== undefined) await this.#carryOut(command);
    response.writeHead(command === undefined ? 400 : 204).end();
  }

  async #carryOut(command: IdentityCommand): Promise<void> {
    this.#behaviour = behaviourAfter(this.#behaviour, command);
    if (command.revoke === 'refresh-tokens') this.#store.forgetAll('RefreshToken');
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
        interactionPath: (uid) => DESK + uid,
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
  return url.startsWith(`${MOUNT}/auth?`) ? url.replace(/([?&]prompt=login)(?=&|$)/, '$1%20consent') : url;
}
