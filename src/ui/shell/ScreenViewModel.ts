/**
 * A view model with the lifetime of its screen. The constructor has no effects. `start` has them and may be called
 * again, also after `dispose`.
 */
export interface ScreenViewModel {
  start(): void;
  dispose(): void;
}
