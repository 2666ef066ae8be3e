/** The network connection of the device. An online device can still fail to reach a service. */
export interface Connection {
  readonly isOnline: boolean;

  /** Calls the listener on every change. The returned function removes it. */
  onChange(listener: (isOnline: boolean) => void): () => void;
}
