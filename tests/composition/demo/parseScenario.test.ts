import { describe, expect, it } from 'vitest';
import { EARLIER_ORDERS, parseScenario, withoutScenario } from '@/composition/demo/scenario';
import { hasScenario } from '@/composition/variants/variants';

const NOTHING = {
  startsOver: false,
  owner: undefined,
  latency: undefined,
  outages: [],
  isFilledIn: false,
  order: undefined,
  keepsRetiredPlans: false,
  hidesStrip: false,
  sessionEndsIn: undefined,
  signingIn: undefined,
  returnPath: undefined,
  speed: undefined,
  steps: [],
};

describe('a scenario in a URL', () => {
  it.each(['?demo.owner=noor-haddad', '?step=plan&demo.filled-in', '?demo.anything'])(
    'is there in %s',
    (search) => {
      expect(hasScenario(search)).toBe(true);
    },
  );

  it.each(['', '?', '?step=payment', '?demo=1', '?demonstration.owner=x'])(
    'is not there in "%s"',
    (search) => {
      expect(hasScenario(search)).toBe(false);
    },
  );

  it('is empty when the URL has no parameter of the demo', () => {
    expect(parseScenario('?step=payment')).toEqual(NOTHING);
  });

  it('contains every parameter of the URL', () => {
    const search =
      '?step=payment&demo.start-over&demo.owner=noor-haddad&demo.latency=3000&demo.filled-in' +
      '&demo.keeps-plans&demo.order=outcome-unknown&demo.strip=hidden&demo.session-ends=272' +
      '&demo.signing-in=of-a-test&demo.return-path=/profile&demo.speed=20&demo.steps=card,pay' +
      '&demo.outage=load-plans:unavailable&demo.outage=load-subscription:slow:2';
    expect(parseScenario(search)).toEqual({
      startsOver: true,
      owner: 'noor-haddad',
      latency: 3000,
      outages: [
        { call: 'load-plans', outage: 'unavailable', times: undefined },
        { call: 'load-subscription', outage: 'slow', times: 2 },
      ],
      isFilledIn: true,
      keepsRetiredPlans: true,
      order: 'outcome-unknown',
      hidesStrip: true,
      sessionEndsIn: 272,
      signingIn: 'of-a-test',
      returnPath: '/profile',
      speed: 20,
      steps: ['card', 'pay'],
    });
  });

  it.each(['', 'soon', '-1', '60001', 'Infinity', 'NaN'])('has no latency of %s', (latency) => {
    expect(parseScenario(`?demo.latency=${latency}`).latency).toBeUndefined();
  });

  it('has no steps when they are empty', () => {
    expect(parseScenario('?demo.steps=').steps).toEqual([]);
  });

  it.each(['0', '1001', 'soon'])('ignores the speed %s', (speed) => {
    expect(parseScenario(`?demo.speed=${speed}`).speed).toBeUndefined();
  });

  it.each([
    ['0', 0],
    ['60000', 60_000],
  ])('has a latency of %s', (text, latency) => {
    expect(parseScenario(`?demo.latency=${text}`).latency).toBe(latency);
  });

  it.each(['', 'load-plans', 'load-plans:', 'load-plans:broken', 'load-everything:slow', ':slow'])(
    'ignores the outage "%s"',
    (outage) => {
      expect(parseScenario(`?demo.outage=${outage}`).outages).toEqual([]);
    },
  );

  it.each(['0', '-1', '1.5', 'twice', ''])(
    'has an outage without an end when its number of times is "%s"',
    (times) => {
      expect(parseScenario(`?demo.outage=load-plans:slow:${times}`).outages).toEqual([
        { call: 'load-plans', outage: 'slow', times: undefined },
      ]);
    },
  );

  it.each(EARLIER_ORDERS)('knows an order that is %s', (order) => {
    expect(parseScenario(`?demo.order=${order}`).order).toBe(order);
  });

  it('knows no other order', () => {
    expect(parseScenario('?demo.order=pizza').order).toBeUndefined();
  });

  it('does not hide the strip for any other value', () => {
    expect(parseScenario('?demo.strip=shown').hidesStrip).toBe(false);
  });
});

describe('the URL without its scenario', () => {
  it.each([
    ['', ''],
    ['?demo.owner=none', ''],
    ['?step=payment', '?step=payment'],
    ['?demo.filled-in&step=payment&demo.outage=a:b&demo.outage=c:d', '?step=payment'],
    ['?mode=edit&demo.latency=0&from=here', '?mode=edit&from=here'],
  ])('of "%s" is "%s"', (search, rest) => {
    expect(withoutScenario(search)).toBe(rest);
  });
});
