import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { bindings, token } from '@/composition/tokens';

class Greeting {
  constructor(
    readonly name: string,
    readonly times: number,
  ) {}
}

const NAME = token<string>('Name');
const TIMES = token<number>('Times');
const GREETING = token<Greeting>('Greeting');
const LENGTH = token<number>('Length');

it('a bound class is created once, with the services of its tokens', () => {
  const container = new Container({ jitless: true });
  container.load(
    bindings(({ bindClass, bindFactory, value }) => {
      value(NAME, 'Noor');
      value(TIMES, 2);
      bindClass(GREETING, Greeting, [NAME, TIMES]);
      bindFactory(LENGTH, (name) => name.length, [NAME]);
    }),
  );
  expect(container.get(GREETING)).toEqual(new Greeting('Noor', 2));
  expect(container.get(GREETING)).toBe(container.get(GREETING));
  expect(container.get(LENGTH)).toBe(4);
});

it('a service that is bound already stays as it is', () => {
  const container = new Container({ jitless: true });
  container.load(
    bindings(({ value }) => value(NAME, 'Noor')),
    bindings(({ value, bindFactory, bindViewModel }) => {
      value(NAME, 'Dana');
      bindFactory(NAME, () => 'Dana', []);
      bindViewModel(NAME, () => 'Dana');
    }),
  );
  expect(container.get(NAME)).toBe('Noor');
});

it('the factory of a view model gets its services by their tokens', () => {
  const container = new Container({ jitless: true });
  const create = token<(times: number) => Greeting>('create');
  container.load(
    bindings(({ bindViewModel, value }) => {
      value(NAME, 'Noor');
      bindViewModel(create, (get) => {
        const name = get(NAME);
        return (times) => new Greeting(name, times);
      });
    }),
  );
  expect(container.get(create)(3)).toEqual(new Greeting('Noor', 3));
});

it('tokens in another order than the parameters of the class do not compile', () => {
  const inWrongOrder = bindings(({ bindClass }) => {
    // @ts-expect-error the first parameter is a string
    bindClass(GREETING, Greeting, [TIMES, NAME]);
  });
  const withoutLast = bindings(({ bindClass }) => {
    // @ts-expect-error the second parameter has no token
    bindClass(GREETING, Greeting, [NAME]);
  });
  const ofAnotherService = bindings(({ bindClass }) => {
    // @ts-expect-error a greeting is not a number
    bindClass(LENGTH, Greeting, [NAME, TIMES]);
  });
  expect([inWrongOrder, withoutLast, ofAnotherService]).toHaveLength(3);
});
