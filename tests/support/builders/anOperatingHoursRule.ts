import type { OperatingHoursRule } from '@/domain/business/operatingHours';

/** Open on Sunday from 9 to 17. */
export function anOperatingHoursRule(overrides: Partial<OperatingHoursRule> = {}): OperatingHoursRule {
  return { dayOfWeek: 0, startTime: '09:00', endTime: '17:00', isActive: true, ...overrides };
}
