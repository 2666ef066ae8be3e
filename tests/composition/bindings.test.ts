import { Container } from 'inversify';
import { expect, it } from 'vitest';
import { bindings, servicesIn } from '@/composition/container';
import { PreparePicture } from '@/application/profile/PreparePicture';
import { FixedClock } from '@tests/support/FixedClock';
import { SameBytesEncoder } from '@tests/support/SameBytesEncoder';

it('a service is created once, with the services that it names', () => {
  const container = new Container({ jitless: true });
  const encoder = new SameBytesEncoder();
  container.load(
    bindings({
      preparePicture: ({ pictureEncoder }) => new PreparePicture(pictureEncoder),
      pictureEncoder: () => encoder,
    }),
  );
  const services = servicesIn(container);
  expect(services.preparePicture).toEqual(new PreparePicture(encoder));
  expect(services.preparePicture).toBe(services.preparePicture);
});

it('a service that is bound already stays as it is', () => {
  const container = new Container({ jitless: true });
  const clock = new FixedClock();
  container.load(bindings({ clock: () => clock }), bindings({ clock: () => new FixedClock() }));
  expect(servicesIn(container).clock).toBe(clock);
});

it('a factory of another service, or under an unknown name, does not compile', () => {
  const ofAnotherService = bindings({
    // @ts-expect-error it does not prepare pictures
    preparePicture: ({ users }) => users,
  });
  const withAnotherService = bindings({
    // @ts-expect-error a clock does not encode pictures
    preparePicture: ({ clock }) => new PreparePicture(clock),
  });
  const ofNoService = bindings({
    // @ts-expect-error no service has this name
    preparedPicture: ({ pictureEncoder }: { pictureEncoder: SameBytesEncoder }) =>
      new PreparePicture(pictureEncoder),
  });
  expect([ofAnotherService, withAnotherService, ofNoService]).toHaveLength(3);
});
