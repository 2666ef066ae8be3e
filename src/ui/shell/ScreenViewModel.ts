/** A view model that lives as long as its screen. Constructors only wire; `start` acts and may follow a `dispose`. */
export interface ScreenViewModel {
  start(): void;
  dispose(): void;
}
