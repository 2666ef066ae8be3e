/**
 * A view model with the lifetime of its screen. The constructor has no effects. `start` has them and may be called
 * again, also after `dispose`, when a page that stayed mounted behind another one is shown again.
 */
export interface ScreenViewModel {
  start(): void;
  dispose(): void;
}
