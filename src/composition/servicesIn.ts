import type { Container } from 'inversify';
import type { BoundServices } from './BoundServices';

/** The services of a container, each created when it is first read. */
export function servicesIn(container: Pick<Container, 'get'>): BoundServices;
export function servicesIn(container: Pick<Container, 'get'>): object {
  return new Proxy({}, { get: (_, name) => container.get<unknown>(name) });
}
