/** Whether the device is connected at all; a connected one may still not reach a service. */
export interface Connection {
  readonly isOnline: boolean;

  /** Calls back on every change until the returned function is called. */
  onChange(listener: (isOnline: boolean) => void): () => void;
}
