import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import { portOf } from '../../portOf';
import type { TokenIssuer } from '../access/TokenVerifier';

interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: JWK;
}

/** Differences from a valid token. */
export interface TokenOverrides {
  readonly issuer?: string;
  readonly audience?: string;
  /** In seconds from now; negative for an expired token. */
  readonly expiresIn?: number;
  /** True signs with an unpublished key under the id of the published one. */
  readonly isForged?: boolean;
  /** Additional or changed claims. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** An identity provider without a sign-in page. It publishes its keys over HTTP and signs tokens for tests. */
export class TokenIssuerServer {
  readonly #server: Server;
  #key: SigningKey;

  private constructor(server: Server, key: SigningKey) {
    this.#server = server;
    this.#key = key;
    server.on('request', (_, answer) => {
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ keys: [this.#key.publicKey] }));
    });
  }

  static async start(): Promise<TokenIssuerServer> {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return new TokenIssuerServer(server, await newKey());
  }

  get trusted(): TokenIssuer {
    return {
      issuer: 'https://identity.example.com/v2.0',
      jwksUri: `http://127.0.0.1:${String(portOf(this.#server))}/keys`,
      audience: 'the-api',
    };
  }

  /** Replaces the signing key. Only the new key is published. */
  async rotate(): Promise<void> {
    this.#key = await newKey();
  }

  async tokenFor(userId: string, overrides: TokenOverrides = {}): Promise<string> {
    const { privateKey } = overrides.isForged === true ? await newKey() : this.#key;
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ oid: userId, sub: userId, ...overrides.claims })
      .setProtectedHeader({ alg: 'ES256', kid: this.#key.id })
      .setIssuer(overrides.issuer ?? this.trusted.issuer)
      .setAudience(overrides.audience ?? this.trusted.audience)
      .setIssuedAt(now - 60)
      .setExpirationTime(now + (overrides.expiresIn ?? 300))
      .sign(privateKey);
  }

  async close(): Promise<void> {
    await new Promise((closed) => {
      this.#server.close(closed);
      this.#server.closeAllConnections();
    });
  }
}

let keys = 0;

async function newKey(): Promise<SigningKey> {
  keys += 1;
  const id = `key-${String(keys)}`;
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return {
    id,
    privateKey,
    publicKey: { ...(await exportJWK(publicKey)), kid: id, alg: 'ES256', use: 'sig' },
  };
}
