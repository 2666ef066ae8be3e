import { ContainerModule } from 'inversify';
import type { BoundServices } from './BoundServices';
import { servicesIn } from './servicesIn';

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
