import type { Container } from 'inversify';
import { browserAdapters } from '@/composition/adapters/browser';
import { demoAdapters, worldAdapters } from '@/composition/adapters/demo';
import { demoSubscriptionModules } from '@/composition/adapters/demoSubscriptions';
import { createContainer } from '@/composition/modules/shell';
import { browserPorts } from '@/composition/shellViewModels';
import { aDemoWorld } from './aDemoWorld';
import { RecordingDiagnostics } from './RecordingDiagnostics';
import { SCREEN_MODULES } from './screenModules';

/** The container of the demo in the window, with the modules of every screen. */
export async function aWholeContainer(): Promise<Container> {
  const ports = browserPorts(window, new RecordingDiagnostics());
  const container = createContainer([
    browserAdapters(window, ports),
    demoAdapters(window, aDemoWorld()),
    worldAdapters,
  ]);
  container.load(...demoSubscriptionModules(window), ...SCREEN_MODULES);
  return container;
}
