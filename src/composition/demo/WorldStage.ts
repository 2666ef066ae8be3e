import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import { DEMO_ACCOUNTS } from '@/adapters/in-memory/identity/demoAccounts';
import type { DemoSessionStorage } from '@/adapters/in-memory/identity/DemoSessionStorage';
import { parseDemoClaims } from '@/adapters/in-memory/identity/parseDemoClaims';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import {
  DEMO_CALLS,
  type DemoCall,
  type DemoOutage,
  type DemoControls,
} from '@/application/ports/DemoControls';
import { paths } from '@/ui/shell/paths';

/** The demo world on its stage: what the strip shows of it and can do to it. */
export class WorldStage implements DemoControls {
  readonly owners = DEMO_ACCOUNTS;

  constructor(
    private readonly world: DemoWorld,
    private readonly session: DemoSessionStorage,
    private readonly navigation: Pick<DocumentNavigation, 'open'>,
    private readonly forgetTab: () => void,
  ) {}

  get ownerId(): string | undefined {
    const claims = parseDemoClaims(this.session.session()?.claims);
    return claims.ok
      ? this.owners.find((owner) => owner.claims['oid'] === claims.value.userId)?.id
      : undefined;
  }

  get latency(): number {
    return this.world.network.latency;
  }

  get outages(): DemoControls['outages'] {
    return Object.fromEntries(
      DEMO_CALLS.flatMap((call) => {
        const outage = this.world.network.outageOf(call);
        return outage === undefined ? [] : [[call, outage]];
      }),
    );
  }

  changeLatency(milliseconds: number): void {
    this.world.network.latency = milliseconds;
  }

  setOutage(call: DemoCall, outage: DemoOutage | undefined): void {
    if (outage === undefined) this.world.network.heal(call);
    else this.world.network.setOutage(call, outage);
  }

  signInAs(ownerId: string): void {
    const owner = this.owners.find(({ id }) => id === ownerId);
    if (owner === undefined) return;
    this.session.saveSession({ claims: owner.claims, token: `demo-${owner.id}` });
    this.navigation.open(paths.dashboard);
  }

  startOver(): void {
    this.forgetTab();
    this.world.startOver();
    this.navigation.open(this.ownerId === undefined ? paths.home : paths.dashboard);
  }
}
