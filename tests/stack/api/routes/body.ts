import type { Context } from 'hono';
import * as v from 'valibot';
import { ApiError } from '../ApiError';

/** Parses a JSON body by the schema. Refuses other content types and unknown spellings. */
export async function bodyOf<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
    throw new ApiError(415, 'The content type has to be application/json');
  const sent: unknown = await context.req.json().catch(() => {
    throw new ApiError(400, 'The request is no JSON');
  });
  const read = v.safeParse(schema, sent);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const param = v.getDotPath(issue) ?? 'body';
  throw new ApiError(400, `${param}: ${issue.message}`, param);
}
