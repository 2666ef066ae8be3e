import { exportJWK, generateKeyPair, type JWK } from 'jose';

/** The signing keys, newest first. The previous key stays published. */
export class SigningKeys {
  #keys: readonly JWK[] = [];
  #created = 0;

  static async create(): Promise<SigningKeys> {
    const keys = new SigningKeys();
    await keys.rotate();
    return keys;
  }

  get all(): JWK[] {
    return [...this.#keys];
  }

  async rotate(): Promise<void> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    this.#created += 1;
    const key = {
      ...(await exportJWK(privateKey)),
      kid: `key-${String(this.#created)}`,
      alg: 'RS256',
      use: 'sig',
    };
    this.#keys = [key, ...this.#keys].slice(0, 2);
  }
}
