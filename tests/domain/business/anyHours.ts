import fc from 'fast-check';
import { DAYS_OF_WEEK } from '@/domain/business/operatingHours';

/** Any time of day, as `HH:mm`. */
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

export const anyRule = fc.record({
  dayOfWeek: fc.constantFrom(...DAYS_OF_WEEK),
  startTime: anyTime,
  endTime: anyTime,
  isActive: fc.boolean(),
});
