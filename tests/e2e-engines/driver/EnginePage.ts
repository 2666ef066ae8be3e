import type { Engine } from './Engine';

/** The keys that tests press, by the names of `KeyboardEvent.key`. A space is called `Space`. */
export type Key =
  | 'Enter'
  | 'Space'
  | 'Tab'
  | 'Shift+Tab'
  | 'Control+a'
  | 'Escape'
  | 'ArrowDown'
  | 'ArrowUp'
  | 'ArrowLeft'
  | 'ArrowRight';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A tab of a browser in any of the three engines. Its input goes through the browser, so the events are trusted. */
export interface EnginePage {
  readonly engine: Engine;
  /** The version that the browser reports. */
  readonly version: string;
  /** Resolves when the new document is parsed. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  url(): Promise<string>;
  /** The JSON value of an expression in the page. Promises are awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse to a point of the viewport and clicks there, once or twice. */
  click(point: Point, times?: 1 | 2): Promise<void>;
  press(key: Key, times?: number): Promise<void>;
  /** Types a text into the focused element. */
  type(text: string): Promise<void>;
  /**
   * Replaces the value of the only field in an iframe of another origin, once the iframe is shown.
   * @param selector Of the iframe.
   */
  typeIntoFrame(selector: string, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Closes the tab and clears the storage of its site. */
  close(): Promise<void>;
}

/** A running browser. */
export interface EngineBrowser {
  readonly engine: Engine;
  /** Opens a tab that shares no storage with other tabs. */
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}
