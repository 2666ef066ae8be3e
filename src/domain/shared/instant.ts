import { branded, type Brand } from './brand';

/** Milliseconds since 1970-01-01T00:00Z. */
export type Instant = Brand<number, 'Instant'>;

export function instant(epochMilliseconds: number): Instant {
  return branded<Instant>(epochMilliseconds);
}
