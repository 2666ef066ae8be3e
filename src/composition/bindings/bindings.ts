import { ContainerModule, type MapToResolvedValueInjectOptions, type ServiceIdentifier } from 'inversify';

/** The ways to bind a service. The container creates each service once, when it is first needed. */
interface Bindings {
  /**
   * Binds a class.
   * @param tokens The tokens of the constructor's parameters, in the same order. Another order does not compile.
   */
  readonly bindClass: <Service, Parameters extends unknown[]>(
    token: ServiceIdentifier<Service>,
    Class: new (...parameters: Parameters) => Service,
    tokens: MapToResolvedValueInjectOptions<Parameters>,
  ) => void;
  /** Binds the result of a function, for a class that needs more than services. */
  readonly bindFactory: <Service, Parameters extends unknown[]>(
    token: ServiceIdentifier<Service>,
    create: (...parameters: Parameters) => Service,
    tokens: MapToResolvedValueInjectOptions<Parameters>,
  ) => void;
  /** Binds a service that exists already. */
  readonly value: <Service>(token: ServiceIdentifier<Service>, service: Service) => void;
}

/** Creates a container module whose bindings the compiler checks against the types of the tokens. */
export function bindings(declare: (bindings: Bindings) => void): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const bindFactory: Bindings['bindFactory'] = (token, create, tokens) =>
      void bind(token).toResolvedValue(create, tokens).inSingletonScope();
    declare({
      bindClass: (token, Class, tokens) =>
        bindFactory(token, (...parameters) => new Class(...parameters), tokens),
      bindFactory,
      value: (token, service) => void bind(token).toConstantValue(service),
    });
  });
}
