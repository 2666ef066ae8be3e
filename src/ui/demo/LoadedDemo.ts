import type { ComponentType } from 'react';
import type { DemoViewModel } from './DemoViewModel';

/** The demo strip with its texts and its view model. */
export interface LoadedDemo {
  readonly viewModel: DemoViewModel;
  readonly Strip: ComponentType<{ readonly viewModel: DemoViewModel }>;
}
