import { createServer, type Server } from 'node:https';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCertificate, type Certificate } from '../../certificate';
import { portOf } from '../../portOf';
import { TokenVerifier } from './TokenVerifier';

describe('keys from a provider with a self-signed certificate', () => {
  let certificate: Certificate;
  let server: Server;
  let privateKey: CryptoKey;
  let jwksUri: string;

  beforeAll(async () => {
    certificate = await createCertificate();
    const pair = await generateKeyPair('RS256');
    privateKey = pair.privateKey;
    const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }];
    server = createServer({ key: certificate.key, cert: certificate.cert }, (_, answer) => {
      answer.end(JSON.stringify({ keys }));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    jwksUri = `https://localhost:${String(portOf(server))}/keys`;
  });

  afterAll(async () => {
    await new Promise((closed) => {
      server.close(closed);
    });
  });

  const aVerifier = (trusted: string | undefined): TokenVerifier =>
    new TokenVerifier({ issuer: 'https://i', audience: 'a', jwksUri, certificate: trusted }, () =>
      Date.now(),
    );

  const aHeader = async (): Promise<string> => {
    const token = new SignJWT({ oid: 'noor' }).setProtectedHeader({ alg: 'RS256', kid: 'one' });
    const signed = await token
      .setIssuer('https://i')
      .setAudience('a')
      .setExpirationTime('1m')
      .sign(privateKey);
    return `Bearer ${signed}`;
  };

  it('are loaded when the certificate is trusted', async () => {
    expect(await aVerifier(certificate.cert).userIdOf(await aHeader())).toBe('noor');
  });

  it('are not loaded otherwise, which does not make a token invalid', async () => {
    await expect(aVerifier(undefined).userIdOf(await aHeader())).rejects.toMatchObject({ status: 503 });
  });
});
