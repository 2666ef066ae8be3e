/**
 * A view model that lives as long as its screen. Constructors only wire; `start` acts, may be called again and may
 * follow a `dispose`.
 */
export interface ScreenViewModel {
  start(): void;
  dispose(): void;
}
