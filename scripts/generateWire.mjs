/**
 * Writes src/adapters/http/wire.ts from openapi.yaml: the calls with their paths, and the types of the bodies.
 * `tests/architecture/openapi.test.ts` fails when the file differs from what this script writes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { formatText } from './formatText.mjs';

/** The keys of a schema that describe it in words. */
const DESCRIPTIONS = ['description', 'examples', 'format'];

const FOLDER = 'src/adapters/http';

/** @returns {Promise<string>} */
export async function wireSource() {
  const { openapi, info, paths, components } = parse(readFileSync(`${FOLDER}/openapi.yaml`, 'utf8'));
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { operationId }]) => operationId !== undefined)
      .map(([method, { operationId }]) => `${operationId}: ['${method.toUpperCase()}', '${path}'],`),
  );
  const described = { openapi, info, paths: {}, components: { schemas: readPart(components.schemas) } };
  const types = astToString(await openapiTS(JSON.stringify(described), { immutable: true }));
  const bodies = /^ {4}(readonly )?schemas: (?<members>\{.*?^ {4}\});/msu.exec(types)?.groups?.['members'];
  if (bodies === undefined) throw new Error('openapi-typescript printed no schemas');
  const source = `/* Generated from openapi.yaml by \`npm run generate:wire\`. Change that file. */

/** The method and the path of each call. */
export const CALLS = {
${calls.join('\n')}
} as const;

/** The bodies of requests and responses. */
export interface Wire ${bodies.replaceAll(/components\["schemas"\]\["(\w+)"\]/gu, "Wire['$1']")}
`;
  return formatText('wire.ts', source);
}

/**
 * The schemas without their descriptions and without what is `x-untyped`, because the client names no type of it: a
 * field that it does not read, or a body that only the calls of openapi.yaml refer to.
 * @param {unknown} schema
 * @returns {unknown}
 */
function readPart(schema) {
  if (Array.isArray(schema)) return schema.map(readPart);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => !isDescription(name, value) && value?.['x-untyped'] !== true)
      .map(([name, value]) => [name, readPart(value)]),
  );
}

/**
 * A field of an object can have the same name, but its value is a schema.
 * @param {string} name
 * @param {unknown} value
 */
function isDescription(name, value) {
  return DESCRIPTIONS.includes(name) && (typeof value === 'string' || Array.isArray(value));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(`${FOLDER}/wire.ts`, await wireSource());
