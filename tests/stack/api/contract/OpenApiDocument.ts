import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { parse } from 'yaml';

/** The OpenAPI description of the API. */
export const OPENAPI_FILE = fileURLToPath(
  new URL('../../../../src/adapters/http/openapi.yaml', import.meta.url),
);

const REFERENCE = v.object({ $ref: v.string() });
const CONTENT = v.optional(
  v.record(v.string(), v.object({ schema: REFERENCE, examples: v.optional(v.unknown()) })),
);
const RESPONSE = v.object({ content: CONTENT, headers: v.optional(v.record(v.string(), v.unknown()), {}) });
const OPERATION = v.object({
  operationId: v.string(),
  'x-reserved': v.optional(v.boolean(), false),
  'x-largest-picture': v.optional(v.object({ width: v.number(), height: v.number() })),
  requestBody: v.optional(v.union([REFERENCE, v.object({ content: CONTENT })])),
  responses: v.record(v.string(), v.union([REFERENCE, RESPONSE])),
});
const METHODS = ['get', 'put', 'post', 'delete'] as const;
const PATH = v.object({
  get: v.optional(OPERATION),
  put: v.optional(OPERATION),
  post: v.optional(OPERATION),
  delete: v.optional(OPERATION),
});
const DOCUMENT = v.object({ paths: v.record(v.string(), PATH) });

interface Operation extends v.InferOutput<typeof OPERATION> {
  readonly method: string;
  readonly path: string;
}

/** The schema of a body. `schema` is a reference into the document, '#/components/schemas/…'. */
export interface MessageBody {
  readonly mediaType: string;
  readonly schema: string;
  readonly examples: readonly { readonly name: string; readonly value: unknown }[];
}

interface DeclaredResponse {
  /** The names of the optional headers, in lower case. */
  readonly headers: readonly string[];
  readonly body: MessageBody | undefined;
}

/** The parsed `openapi.yaml`. */
export class OpenApiDocument {
  readonly operations: readonly Operation[];
  readonly #root: unknown;
  readonly #schemas = new Ajv2020({ strict: false, allErrors: true });

  constructor(file = OPENAPI_FILE) {
    this.#root = parse(readFileSync(file, 'utf8'));
    this.operations = Object.entries(v.parse(DOCUMENT, this.#root).paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation === undefined ? [] : [{ ...operation, method: method.toUpperCase(), path }];
      }),
    );
    addFormats(this.#schemas);
    this.#schemas.addSchema(Object(this.#root), 'openapi.yaml');
  }

  operation(id: string): Operation {
    const found = this.operations.find(({ operationId }) => operationId === id);
    if (found === undefined) throw new Error(`openapi.yaml has no operation ${id}`);
    return found;
  }

  /** The body of a request; undefined when the call has none. */
  requestBody({ requestBody }: Operation): MessageBody | undefined {
    if (requestBody === undefined) return undefined;
    return this.#bodyIn(v.parse(v.object({ content: CONTENT }), this.#followed(requestBody)).content);
  }

  /** The response declared for the status, for its class, or by default. Undefined when none is declared. */
  response({ responses }: Operation, status: number | string): DeclaredResponse | undefined {
    const declared =
      responses[String(status)] ?? responses[`${String(status).slice(0, 1)}XX`] ?? responses['default'];
    if (declared === undefined) return undefined;
    const { content, headers } = v.parse(RESPONSE, this.#followed(declared));
    return { headers: Object.keys(headers).map((name) => name.toLowerCase()), body: this.#bodyIn(content) };
  }

  /** The violations of a schema in one line; undefined when the value is valid. */
  violationsOf(schema: string, value: unknown): string | undefined {
    /* By its name, a schema is compiled once. Ajv would compile and keep an object that refers to it at every call. */
    const isValid = this.#schemas.validate(`openapi.yaml${schema}`, value);
    return isValid ? undefined : this.#schemas.errorsText(this.#schemas.errors, { dataVar: 'body' });
  }

  /** Resolves a reference. */
  at(pointer: string): unknown {
    return pointer
      .replace(/^#\//, '')
      .split('/')
      .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>(
        (value, name) => (typeof value === 'object' ? Reflect.get(Object(value), name) : undefined),
        this.#root,
      );
  }

  #followed(value: unknown): unknown {
    const reference = v.safeParse(REFERENCE, value);
    return reference.success ? this.at(reference.output.$ref) : value;
  }

  #bodyIn(content: v.InferOutput<typeof CONTENT>): MessageBody | undefined {
    const [first] = Object.entries(content ?? {});
    if (first === undefined) return undefined;
    const [mediaType, { schema, examples }] = first;
    const named = Object.entries(v.parse(v.optional(v.record(v.string(), v.unknown()), {}), examples));
    return {
      mediaType,
      schema: schema.$ref,
      examples: named.map(([name, example]) => ({
        name,
        value: v.parse(v.object({ value: v.unknown() }), this.#followed(example)).value,
      })),
    };
  }
}
