import * as v from 'valibot';
import { SWITCHES, DEFAULT_SWITCHES, type Switches } from './api/Switches';

/** The idempotency mode of the API, from the environment variable STACK_IDEMPOTENCY. */
export function stackIdempotency(
  environment: Readonly<Record<string, string | undefined>>,
): Switches['idempotency'] {
  const wanted = environment['STACK_IDEMPOTENCY'];
  if (wanted === undefined || wanted === '') return DEFAULT_SWITCHES.idempotency;
  const read = v.safeParse(SWITCHES.entries.idempotency, wanted);
  if (read.success) return read.output;
  throw new Error(
    `STACK_IDEMPOTENCY is one of ${SWITCHES.entries.idempotency.options.join(', ')}, not ${wanted}`,
  );
}
