import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAYS_OF_WEEK, parseDayOfWeek, parseTimeOfDay, weekOf } from '@/domain/business/operatingHours';
import { anyInput, assertProperty } from '../arbitraries';
import { anyRule } from './anyHours';

const rules = fc.array(anyRule, { maxLength: 200 });
const timeLike = fc.stringMatching(/^(\d{4}-\d{2}-\d{2}[T ])?\d{1,2}:\d{1,2}(:\d{2})?$/);

describe('operating hours from any rules', () => {
  it('the week contains every active rule once, on its day and sorted by time, and no inactive rule', () => {
    assertProperty(rules, (given) => {
      const week = weekOf(given) ?? [];
      expect(week).toHaveLength(given.length === 0 ? 0 : DAYS_OF_WEEK.length);
      for (const { dayOfWeek, ranges } of week) {
        const active = given.filter((rule) => rule.isActive && rule.dayOfWeek === dayOfWeek);
        expect(ranges.map(({ startTime, endTime }) => ({ startTime, endTime }))).toEqual(
          active
            .map(({ startTime, endTime }) => ({ startTime, endTime }))
            .toSorted((a, b) => a.startTime.localeCompare(b.startTime, 'en')),
        );
      }
    });
  });

  it('parseDayOfWeek returns a day of the week or undefined, and never throws', () => {
    assertProperty(anyInput, (input) => {
      expect([...DAYS_OF_WEEK, undefined]).toContain(parseDayOfWeek(input));
    });
  });

  it('parseTimeOfDay returns HH:mm or undefined, accepts its own result, and never throws', () => {
    assertProperty(fc.oneof(anyInput, timeLike), (input) => {
      const parsed = parseTimeOfDay(input);
      expect(parsed ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
      expect(parseTimeOfDay(parsed)).toBe(parsed);
    });
  });
});
