import { createConfig, lint, lintFromString } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '@/adapters/http/ApiClient';
import { apiCalls } from '@/adapters/http/apiCalls';
import { CODE_KEYS, MESSAGE_KEYS, REQUEST_ID_HEADER, REQUEST_ID_KEY } from '@/adapters/http/assumptions';
import { parseBusiness } from '@/adapters/http/business/businessPayload';
import { parseUser } from '@/adapters/http/identity/userPayload';
import { parseUploadedUrl } from '@/adapters/http/media/HttpMediaStore';
import { ParseWarnings } from '@/adapters/http/payload/ParseWarnings';
import { parseCatalogItem } from '@/adapters/http/subscription/catalogPayload';
import { parseCancellation, parseSubscription } from '@/adapters/http/subscription/subscriptionPayload';
import { CHUNK_SIZE } from '@/application/business/ListBusinesses';
import { MAX_CROP_SIZE, MAX_SIDE } from '@/application/ports/PictureEncoder';
import { CALL_NAMES, type ApiCall } from '../stack/api/calls';
import { OPENAPI_FILE, OpenApiDocument, type MessageBody } from '../stack/api/contract/OpenApiDocument';
import { anOrderKey } from '../support/builders/anOrderKey';
import { aBusinessId } from '../support/builders/aBusinessId';
import { aUserId } from '../support/builders/aUserId';
import { wireSource } from '../../scripts/generateWire.mjs';
import { RecordingDiagnostics } from '../support/RecordingDiagnostics';

const contract = new OpenApiDocument();

/** The paths are given by the server, so similar paths cannot be changed in this document. */
const rules = createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } });

describe('the document', () => {
  it('passes a public linter without a message', async () => {
    expect(await lint({ ref: OPENAPI_FILE, config: await rules })).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a reference to nothing', "'#/components/schemas/User'", "'#/components/schemas/Nobody'"],
    ['an example that is no such thing', 'businessIds: [AMN-10482', 'businessIds: [42'],
    ['two calls of one name', 'operationId: createUser', 'operationId: getUser'],
  ])('fails that linter with %s', async (_, right, wrong) => {
    const source = readFileSync(OPENAPI_FILE, 'utf8').replace(right, wrong);
    const problems = await lintFromString({ source, absoluteRef: OPENAPI_FILE, config: await rules });
    expect(problems.length).toBeGreaterThan(0);
  });

  it('is what the types and paths of the client were generated from', async () => {
    expect(readFileSync('src/adapters/http/wire.ts', 'utf8')).toBe(await wireSource());
  });

  it('says how large the pictures are that the client sends', () => {
    const sizes = contract.operations.flatMap((operation) => operation['x-largest-picture'] ?? []);
    expect(sizes).toEqual([{ width: MAX_SIDE, height: MAX_SIDE }, MAX_CROP_SIZE]);
  });

  it('says how many businesses one request asks for', () => {
    expect(contract.at('#/paths/~1businesses/post/description')).toContain(
      `, ${String(CHUNK_SIZE)} in a request`,
    );
  });

  it('names every key that the client reads of an error', () => {
    const { properties } = v.parse(
      v.object({ properties: v.record(v.string(), v.unknown()) }),
      contract.at('#/components/schemas/Error'),
    );
    expect(Object.keys(properties).toSorted()).toEqual(
      [...MESSAGE_KEYS, ...CODE_KEYS, REQUEST_ID_KEY].toSorted(),
    );
  });

  it('names the header with the id of the request in every error', () => {
    const errors = contract.operations.flatMap((operation) =>
      Object.keys(operation.responses)
        .filter((status) => !status.startsWith('2'))
        .map(
          (status) => [`${operation.operationId} ${status}`, contract.response(operation, status)] as const,
        ),
    );
    const silent = errors.filter(([, response]) => response?.headers.includes(REQUEST_ID_HEADER) !== true);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('marks the calls that no screen uses', () => {
    const reserved = contract.operations.filter((operation) => operation['x-reserved']);
    expect(reserved.map(({ operationId }) => operationId).toSorted()).toEqual([
      'createBusiness',
      'deleteBusiness',
      'listUsersByIds',
      'payForBusiness',
    ]);
  });
});

describe('the calls', () => {
  const id = aBusinessId('b');
  /** A body of any type. */
  const any = Object();
  const sent = {
    getUser: apiCalls.getUser(aUserId('b')),
    createUser: apiCalls.createUser(any),
    updateUser: apiCalls.updateUser(aUserId('b'), any),
    listUsersByIds: apiCalls.listUsersByIds([]),
    uploadUserMedia: apiCalls.uploadUserMedia(new FormData()),
    listBusinesses: apiCalls.listBusinesses([]),
    getBusiness: apiCalls.getBusiness('r', id),
    createBusiness: apiCalls.createBusiness('r', {}),
    replaceBusiness: apiCalls.replaceBusiness('r', id, {}),
    changeBusinessStatus: apiCalls.changeBusinessStatus('r', id, any),
    deleteBusiness: apiCalls.deleteBusiness('r', id),
    uploadBusinessMedia: apiCalls.uploadBusinessMedia('r', new FormData()),
    listPlans: apiCalls.listPlans(),
    getSubscription: apiCalls.getSubscription('r', id),
    createSubscription: apiCalls.createSubscription('r', id, any, anOrderKey()),
    updateSubscription: apiCalls.updateSubscription('r', id, any, anOrderKey()),
    cancelSubscription: apiCalls.cancelSubscription('r', id),
    payForBusiness: apiCalls.payForBusiness(id, {}),
  } satisfies Readonly<Record<ApiCall, ApiRequest>>;

  it.each(CALL_NAMES)('are sent where the document says: %s', (call) => {
    const { method, path } = contract.operation(call);
    const { method: sentBy, path: sentTo } = sent[call];
    expect([sentBy, `/${sentTo.join('/')}`]).toEqual([
      method,
      path.replace('{region}', 'r').replace('{id}', 'b'),
    ]);
  });

  it('are repeated after a failure only when they change nothing', () => {
    expect(CALL_NAMES.filter((call) => sent[call].isRead).toSorted()).toEqual([
      'getBusiness',
      'getSubscription',
      'getUser',
      'listBusinesses',
      'listPlans',
      'listUsersByIds',
    ]);
  });

  it.each(CALL_NAMES)('have a body in the document where the client sends one: %s', (call) => {
    const { body } = sent[call];
    const mediaType = body instanceof FormData ? 'multipart/form-data' : 'application/json';
    expect(contract.requestBody(contract.operation(call))?.mediaType).toBe(
      body === undefined ? undefined : mediaType,
    );
  });
});

const bodies: readonly (readonly [string, MessageBody])[] = contract.operations.flatMap((operation) => {
  const answers = Object.keys(operation.responses).map((status) => {
    const body = contract.response(operation, status)?.body;
    return [`${operation.operationId} ${status}`, body] as const;
  });
  const request = [`${operation.operationId} request`, contract.requestBody(operation)] as const;
  return [request, ...answers].flatMap(([name, body]) => (body === undefined ? [] : [[name, body] as const]));
});

const examples = bodies.flatMap(([name, body]) =>
  body.examples.map((example) => ({
    name: `${name}, ${example.name}`,
    schema: body.schema,
    value: example.value,
  })),
);

function examplesOf(schema: string): readonly { readonly name: string; readonly value: unknown }[] {
  return examples.filter((example) => example.schema === `#/components/schemas/${schema}`);
}

describe('the examples', () => {
  it('exist for every body with JSON', () => {
    const bare = bodies.filter(
      ([, { mediaType, examples: given }]) => mediaType === 'application/json' && given.length === 0,
    );
    expect(bare).toEqual([]);
  });

  it.each(examples)('match their schema: $name', ({ schema, value }) => {
    expect(contract.violationsOf(schema, value)).toBeUndefined();
  });

  it('contain texts in three languages', () => {
    const text = JSON.stringify(examples);
    expect(text).toMatch(/\p{Script=Hebrew}/u);
    expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(text).toMatch(/Plumbing/);
  });

  const PICTURES = ['https://media.example.com'];
  const readers: readonly [string, (value: unknown, warnings: ParseWarnings) => unknown][] = [
    ['User', (value, warnings) => parseUser(value, warnings, PICTURES)],
    ['Business', (value, warnings) => parseBusiness(value, warnings, PICTURES)],
    ['Subscription', parseSubscription],
    ['Cancellation', parseCancellation],
    ['Uploaded', parseUploadedUrl],
  ];

  it.each(readers.flatMap(([schema, read]) => examplesOf(schema).map((example) => ({ ...example, read }))))(
    'are parsed by the client without a warning: $name',
    ({ read, value }) => {
      const diagnostics = new RecordingDiagnostics();
      const warnings = new ParseWarnings();
      expect(read(value, warnings)).toBeDefined();
      warnings.reportTo(diagnostics);
      expect(diagnostics.events).toEqual([]);
    },
  );

  it.each([...readers, ['Plans', parseCatalogItem] as const])(
    'are parsed with the required fields alone, and not without one of them: %s',
    (schema, read) => {
      const pointer = `#/components/schemas/${schema === 'Plans' ? 'CatalogItem' : schema}/required`;
      const required = v.parse(v.array(v.string()), contract.at(pointer));
      const objects = examplesOf(schema).flatMap(({ value }) => value);
      const without = (object: unknown, missing?: string): unknown =>
        Object.fromEntries(
          Object.entries(Object(object)).filter(([name]) => required.includes(name) && name !== missing),
        );
      for (const object of objects) {
        expect(read(without(object), new ParseWarnings())).toBeDefined();
        for (const name of required)
          expect([name, read(without(object, name), new ParseWarnings())]).toEqual([name, undefined]);
      }
    },
  );

  it('of plans and businesses in lists are all parsed', () => {
    const itemsOf = (schema: string): readonly unknown[] =>
      examplesOf(schema).flatMap(({ value }) => v.parse(v.array(v.unknown()), value));
    const plans = itemsOf('Plans').map((item) => parseCatalogItem(item, new ParseWarnings()));
    const businesses = itemsOf('Businesses').map((item) =>
      parseBusiness(item, new ParseWarnings(), PICTURES),
    );
    expect(plans.map((plan) => plan?.price.minor)).toEqual([14_900, 146_600, 4500, 9900]);
    expect(businesses.map((business) => business?.id)).toEqual(['AMN-10482', 'AMN-10625', 'AMN-10631']);
  });
});

describe('hand-written payloads', () => {
  it.each([
    ['user', 'User'],
    ['newUser', 'NewUser'],
    ['profileUpdate', 'ProfileUpdate'],
    ['business', 'Business'],
    ['businesses', 'Businesses'],
    ['plans', 'Plans'],
    ['subscription', 'Subscription'],
    ['cancelledSubscription', 'Cancellation'],
    ['subscriptionByNewCard', 'Order'],
    ['subscriptionBySavedCard', 'Order'],
    ['problem', 'Error'],
  ])('match the document: %s', (file, schema) => {
    const text = readFileSync(new URL(`../support/wire/${file}.json`, import.meta.url), 'utf8');
    expect(contract.violationsOf(`#/components/schemas/${schema}`, JSON.parse(text))).toBeUndefined();
  });
});
