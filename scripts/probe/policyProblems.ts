import { contentSecurityPolicy } from '../../deploy/securityHeaders.ts';
import { hashOf } from '../vite/admittedHashes.ts';

const parse = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/u);
      return name === undefined || name === '' ? [] : [[name, sources]];
    }),
  );

const HASH = /^'sha256-/u;
const ORIGIN = /^(?:https:\/\/[^*]+|http:\/\/(?:localhost|127\.0\.0\.1)(?:[:/].*)?)$/u;

/** Hashes and origins differ between releases and operators, so they are compared by their kind. */
function kindOf(source: string): string {
  if (HASH.test(source)) return 'a hash';
  return ORIGIN.test(source) ? 'an origin' : source;
}

/**
 * The policy of a document of any release and any operator: each directive with the kinds of sources that it may have.
 */
function widestPolicy(path: string): ReadonlyMap<string, readonly string[]> {
  const hashes = [hashOf('')];
  const origin = 'https://origin.example';
  const origins = { api: origin, identity: origin, media: [origin], payment: [origin], diagnostics: origin };
  return parse(contentSecurityPolicy(path, { scripts: hashes, styles: hashes }, origins));
}

/** Where the policy of a document differs from `deploy/securityHeaders.ts`. */
export function policyProblems(path: string, policy: string, api: string | undefined): readonly string[] {
  const seen = parse(policy);
  const required = parse(contentSecurityPolicy(path, { scripts: [], styles: [] }, { api }));
  const widest = widestPolicy(path);
  const policies = policy.split(',').length;
  return [
    ...(policies === 1 ? [] : [`expected one policy, saw ${String(policies)}, separated by a comma`]),
    ...[...required].flatMap(([name, sources]) => {
      const missing = sources.filter((source) => seen.get(name)?.includes(source) !== true);
      if (!seen.has(name))
        return [`expected the policy to have ${name} ${sources.join(' ')}, saw no ${name}`];
      return missing.map((source) => `expected ${name} to admit ${source}, saw ${textOf(seen.get(name))}`);
    }),
    ...[...seen].flatMap(([name, sources]) => {
      const kinds = widest.get(name)?.map(kindOf);
      if (kinds === undefined) return [`expected no ${name} in the policy, saw ${textOf(sources)}`];
      return sources
        .filter((source) => !kinds.includes(kindOf(source)))
        .map((source) => `expected ${name} to admit no ${source}, saw ${textOf(sources)}`);
    }),
  ];
}

const textOf = (sources: readonly string[] = []): string => sources.join(' ') || 'nothing';

const INLINE = /<(?<element>script|style)(?<attributes>[^>]*)>(?<text>[^]*?)<\/\k<element>>/giu;
/** Scripts that browsers run, and not those with data. */
const IS_RUN = /^(?!.*\ssrc=)(?!.*\stype=["']?(?!module\b|text\/javascript\b))/isu;

/** The inline code of a document that its policy refuses, as when document and policy are of two releases. */
export function refusedInlineCode(html: string, policy: string): readonly string[] {
  const admitted = parse(policy);
  return [...html.matchAll(INLINE)].flatMap(
    ({ groups: { element = '', attributes = '', text = '' } = {} }) => {
      const source = `'sha256-${hashOf(text)}'`;
      const directive = `${element.toLowerCase()}-src`;
      const isRefused =
        IS_RUN.test(attributes) && text !== '' && admitted.get(directive)?.includes(source) !== true;
      return isRefused
        ? [`expected ${directive} to admit the inline ${element} ${source}, saw another hash`]
        : [];
    },
  );
}
