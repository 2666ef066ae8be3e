/**
 * Writes src/adapters/http/wire.ts from openapi.yaml: the calls with their paths, and the types of the bodies.
 * `tests/architecture/openapi.test.ts` fails while the file is not what this writes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import { format } from 'oxfmt';
import { parse } from 'yaml';

/** The keys of a schema that say nothing about its type. */
const WORDS = ['description', 'examples', 'format'];

const FOLDER = 'src/adapters/http';

/** @returns {Promise<string>} */
export async function wireSource() {
  const { openapi, info, paths, components } = parse(readFileSync(`${FOLDER}/openapi.yaml`, 'utf8'));
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { operationId }]) => operationId !== undefined)
      .map(([method, { operationId }]) => `${operationId}: ['${method.toUpperCase()}', '${path}'],`),
  );
  const described = { openapi, info, paths: {}, components: { schemas: read(components.schemas) } };
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
  const { $schema: _, ignorePatterns: __, ...style } = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'));
  return (await format('wire.ts', source, style)).code;
}

/**
 * The schemas without what the client does not read, and without words, which openapi.yaml has.
 * @param {unknown} schema
 * @returns {unknown}
 */
function read(schema) {
  if (Array.isArray(schema)) return schema.map(read);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name, value]) => !isWord(name, value) && value?.['x-unread'] !== true)
      .map(([name, value]) => [name, read(value)]),
  );
}

/**
 * A field can have the same name; its value is a schema.
 * @param {string} name
 * @param {unknown} value
 */
function isWord(name, value) {
  return WORDS.includes(name) && (typeof value === 'string' || Array.isArray(value));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(`${FOLDER}/wire.ts`, await wireSource());
