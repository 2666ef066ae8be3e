/**
 * Where reports are sent to, if anywhere. Read without the rest of the environment, which a visitor never needs; a value
 * that cannot be meant is refused there.
 */
export function diagnosticsUrl(values: Readonly<Record<string, unknown>>): string | undefined {
  const url = values['VITE_DIAGNOSTICS_URL'];
  return typeof url === 'string' && url !== '' ? url : undefined;
}
