/** The time zone of a business without a valid time zone (decision C10). */
export const DEFAULT_TIME_ZONE = 'Asia/Jerusalem';

/** Cached by name, because asking the platform creates a DateTimeFormat. Nearly all businesses have the default zone. */
const canonicalNames = new Map<string, string | undefined>([[DEFAULT_TIME_ZONE, DEFAULT_TIME_ZONE]]);

/** The given time zone when the platform supports it, else the default one. */
export function usableTimeZone(timeZone: string | undefined): string {
  return (timeZone === undefined ? undefined : canonicalName(timeZone)) ?? DEFAULT_TIME_ZONE;
}

export function isSupportedTimeZone(timeZone: string): boolean {
  return canonicalName(timeZone) !== undefined;
}

function canonicalName(timeZone: string): string | undefined {
  if (!canonicalNames.has(timeZone)) canonicalNames.set(timeZone, resolveName(timeZone));
  return canonicalNames.get(timeZone);
}

function resolveName(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
