import { browserAdapters } from '@/composition/adapters/browser';
import { demoAdapters, worldAdapters } from '@/composition/adapters/demo';
import { demoSubscriptionModules } from '@/composition/adapters/demoSubscriptions';
import type { BoundServices } from '@/composition/BoundServices';
import { createContainer } from '@/composition/modules/shell';
import { browserPorts } from '@/composition/shellViewModels';
import { aDemoWorld } from './aDemoWorld';
import { RecordingDiagnostics } from './RecordingDiagnostics';
import { SCREEN_MODULES } from './screenModules';

/** The services of the demo in the window, with the modules of every screen. */
export async function aWholeContainer(): Promise<BoundServices> {
  const ports = browserPorts(window, new RecordingDiagnostics());
  const services = createContainer(ports, [
    browserAdapters(window),
    demoAdapters(window, aDemoWorld()),
    worldAdapters,
  ]);
  services.container.load(...demoSubscriptionModules(window), ...SCREEN_MODULES);
  return services;
}
