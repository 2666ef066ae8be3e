import { describe, expect, it } from 'vitest';
import type { DemoCall, DemoOutage, DemoControls } from '@/application/ports/DemoControls';
import { DemoViewModel } from '@/ui/demo/DemoViewModel';
import { statesOf } from '@tests/support/statesOf';

/** DemoControls that record the calls. */
class RecordingControls implements DemoControls {
  readonly owners = [{ id: 'noor-haddad', names: { en: 'Noor Haddad' } }];
  ownerId: string | undefined = 'noor-haddad';
  latency = 350;
  outages: Partial<Record<DemoCall, DemoOutage>> = {};
  startedOver = 0;

  changeLatency(milliseconds: number): void {
    this.latency = milliseconds;
  }

  setOutage(call: DemoCall, outage: DemoOutage | undefined): void {
    const { [call]: _ended, ...others } = this.outages;
    this.outages = outage === undefined ? others : { ...others, [call]: outage };
  }

  signInAs(ownerId: string): void {
    this.ownerId = ownerId;
  }

  startOver(): void {
    this.startedOver += 1;
  }
}

function aDemo({ isHidden = false }: { readonly isHidden?: boolean } = {}) {
  const controls = new RecordingControls();
  const visibility = {
    isHidden,
    hide() {
      this.isHidden = true;
    },
  };
  let loads = 0;
  const viewModel = new DemoViewModel(visibility, async () => {
    loads += 1;
    return controls;
  });
  return { controls, visibility, viewModel, loads: () => loads };
}

describe('a demo strip whose code fails to load', () => {
  it('can be opened again', async () => {
    let tries = 0;
    const viewModel = new DemoViewModel({ isHidden: false, hide: () => undefined }, async () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : new RecordingControls();
    });
    await viewModel.open();
    expect(viewModel.state).toEqual({ kind: 'closed' });
    await viewModel.open();
    expect(viewModel.state.kind).toBe('open');
  });

  it('changes nothing, and the button can be pressed again', async () => {
    const viewModel = new DemoViewModel({ isHidden: false, hide: () => undefined }, async () =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    await viewModel.change((controls) => controls.startOver());
    expect(viewModel.state).toEqual({ kind: 'closed' });
  });
});

const OPEN = {
  kind: 'open',
  owners: [{ id: 'noor-haddad', names: { en: 'Noor Haddad' } }],
  ownerId: 'noor-haddad',
  latency: 350,
  outages: {},
};

describe('the demo strip', () => {
  it('is shown at first, without loading the demo world', () => {
    const { viewModel, loads } = aDemo();
    expect(viewModel.state).toEqual({ kind: 'closed' });
    expect(loads()).toBe(0);
  });

  it('stays hidden in a tab where it was hidden', async () => {
    const { viewModel } = aDemo({ isHidden: true });
    await viewModel.open();
    viewModel.close();
    expect(viewModel.state).toEqual({ kind: 'hidden' });
  });

  it('can be hidden for the tab', () => {
    const { viewModel, visibility } = aDemo();
    viewModel.hide();
    expect(viewModel.state).toEqual({ kind: 'hidden' });
    expect(visibility.isHidden).toBe(true);
  });
});

describe('the demo panel', () => {
  it('opens with the settings of the demo world once that has loaded', async () => {
    const { viewModel } = aDemo();
    const states = statesOf(viewModel);
    await viewModel.open();
    expect(states).toEqual([{ kind: 'closed' }, { kind: 'opening' }, OPEN]);
  });

  it('loads the demo world once when it is opened several times', async () => {
    const { viewModel, loads } = aDemo();
    await Promise.all([viewModel.open(), viewModel.open()]);
    expect(loads()).toBe(1);
  });

  it('closes', async () => {
    const { viewModel } = aDemo();
    await viewModel.open();
    viewModel.close();
    expect(viewModel.state).toEqual({ kind: 'closed' });
  });

  it('stays closed when it was closed while the demo world was loading', async () => {
    const { viewModel } = aDemo();
    const opened = viewModel.open();
    viewModel.close();
    await opened;
    expect(viewModel.state).toEqual({ kind: 'closed' });
  });

  it('stays hidden when the strip was hidden while the demo world was loading', async () => {
    const { viewModel } = aDemo();
    const opened = viewModel.open();
    viewModel.hide();
    await opened;
    expect(viewModel.state).toEqual({ kind: 'hidden' });
  });

  it('shows changed settings', async () => {
    const { viewModel } = aDemo();
    await viewModel.open();
    await viewModel.change((demo) => demo.changeLatency(3000));
    await viewModel.change((demo) => demo.setOutage('load-plans', 'offline'));
    expect(viewModel.state).toEqual({ ...OPEN, latency: 3000, outages: { 'load-plans': 'offline' } });
    await viewModel.change((demo) => demo.setOutage('load-plans', undefined));
    expect(viewModel.state).toMatchObject({ outages: {} });
  });

  it('signs in as another owner, and resets all data', async () => {
    const { viewModel, controls } = aDemo();
    await viewModel.change((demo) => demo.signInAs('tamar-mizrahi'));
    await viewModel.change((demo) => demo.startOver());
    expect(controls).toMatchObject({ ownerId: 'tamar-mizrahi', startedOver: 1 });
  });
});
