import * as v from 'valibot';
import { byLanguage } from '@/domain/shared/language';

/** An optional field. Null and a wrong type count as missing (faults R14). */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullish(schema), undefined);
}

export const TEXT = maybe(v.string());
export const FLAG = maybe(v.boolean());

/** A number, also as a string. */
export const NUMERAL = maybe(v.union([v.number(), v.string()]));

/** A date in any format of decision C10. */
export const DATE = maybe(v.union([v.number(), v.string()]));

export const TEXT_BY_LANGUAGE = maybe(v.object(byLanguage(() => TEXT)));

/** A list with unparsed items. Each item is parsed separately, so that an invalid one does not affect the others. */
export const LIST = maybe(v.array(v.unknown()));

export type List = Readonly<v.InferOutput<typeof LIST>>;

/** A schema of exactly the fields of a body, each of which accepts whatever `openapi.yaml` allows there. */
export const payload =
  <Body>() =>
  <Entries extends v.ObjectEntries>(entries: Entries & Reading<Body, Entries>) =>
    v.object<Entries>(entries);

type Reading<Body, Entries extends v.ObjectEntries> = {
  readonly [Field in keyof Body | keyof Entries]: Field extends keyof Body & keyof Entries
    ? Body[Field] extends Frozen<v.InferInput<Entries[Field]>>
      ? unknown
      : never
    : never;
};

type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;
