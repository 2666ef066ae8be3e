const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };

/** The same day of the next month or year, in seconds. In a shorter month it is the last day. */
export function nextPeriod(seconds: number, periodUnit: string): number {
  const date = new Date(seconds * 1000);
  const months = date.getUTCMonth() + (MONTHS[periodUnit] ?? 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  date.setUTCMonth(months, Math.min(date.getUTCDate(), lastDay));
  return Math.floor(date.getTime() / 1000);
}
