import { ContainerModule, type Container } from 'inversify';
import type { BoundServices } from './BoundServices';

export type Factories = {
  readonly [Name in keyof BoundServices]?: (services: BoundServices) => BoundServices[Name];
};

/**
 * A container module with these services, each created once. A service that is bound already stays bound as it is,
 * because the modules of two screens can bind the same service.
 */
export function bindings(factories: Factories): ContainerModule {
  return new ContainerModule(({ bind, isBound }) => {
    for (const [name, create] of Object.entries(factories))
      if (!isBound(name))
        bind<unknown>(name)
          .toDynamicValue((context) => create(servicesIn(context)))
          .inSingletonScope();
  });
}

/** A container module with these services, which exist without the container. */
export function instances(services: Partial<BoundServices>): ContainerModule {
  return new ContainerModule(({ bind }) => {
    for (const [name, service] of Object.entries(services)) bind<unknown>(name).toConstantValue(service);
  });
}

/**
 * The services of a container, each created when it is first read. A promise of them asks for `then`, and what prints
 * them for symbols. Those are no services.
 */
export function servicesIn(container: Pick<Container, 'get'>): BoundServices;
export function servicesIn(container: Pick<Container, 'get'>): object {
  const get = (_: object, name: string | symbol): unknown =>
    typeof name === 'symbol' || name === 'then' ? undefined : container.get(name);
  return new Proxy({}, { get });
}
