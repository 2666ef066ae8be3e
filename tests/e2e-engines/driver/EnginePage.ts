import type { Engine } from './Engine';

/** The keys a test presses, by the names of `KeyboardEvent.key`; a space is called `Space`. */
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

/**
 * A tab of a browser, in any of the three engines. What it does to the page it does by events the browser itself
 * makes: they are trusted, as those of a person are.
 */
export interface EnginePage {
  readonly engine: Engine;
  /** Of the browser, as it names it itself. */
  readonly version: string;
  /** Resolves once the new document is parsed. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  url(): Promise<string>;
  /** The value of an expression, awaited if it is a promise. The value has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse to a point of the viewport and presses its main button there, as often as told. */
  click(point: Point, times?: 1 | 2): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types a text into what has the focus. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  /** Closes the tab, and forgets what its site has stored. */
  close(): Promise<void>;
}

/** A running browser. */
export interface EngineBrowser {
  readonly engine: Engine;
  /** A tab that shares no storage with any other one. */
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}
