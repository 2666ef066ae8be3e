import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAYS_OF_WEEK,
  parseDayOfWeek,
  parseTimeOfDay,
  rulesByDay,
  weekOf,
} from '@/domain/business/operatingHours';
import { anyInput, SEEDED_RUNS } from '../arbitraries';
import { anyRule } from './anyHours';

const rules = fc.array(anyRule, { maxLength: 200 });
const timeLike = fc.stringMatching(/^(\d{4}-\d{2}-\d{2}[T ])?\d{1,2}:\d{1,2}(:\d{2})?$/);

describe('operating hours from any rules', () => {
  it('grouping loses and repeats no rule, keeps the order of the rules, and sorts the days', () => {
    fc.assert(
      fc.property(rules, (given) => {
        const days = rulesByDay(given);
        const byDay = given.toSorted((a, b) => a.dayOfWeek - b.dayOfWeek);
        expect([...days.values()].flat()).toEqual(byDay);
        expect([...days].every(([day, ofDay]) => ofDay.every((rule) => rule.dayOfWeek === day))).toBe(true);
        expect([...days.keys()]).toEqual([...days.keys()].toSorted((a, b) => a - b));
      }),
      SEEDED_RUNS,
    );
  });

  it('the week contains every active rule once, sorted by time, and no inactive rule', () => {
    fc.assert(
      fc.property(rules, (given) => {
        const week = weekOf(given) ?? [];
        const starts = week.flatMap(({ ranges }) => ranges.map(({ startTime }) => startTime));
        expect(starts.length).toBe(given.filter(({ isActive }) => isActive).length);
        for (const { ranges } of week)
          expect(ranges.map(({ startTime }) => startTime)).toEqual(
            ranges.map(({ startTime }) => startTime).toSorted(),
          );
      }),
      SEEDED_RUNS,
    );
  });

  it('parseDayOfWeek returns a day of the week or undefined, and never throws', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect([...DAYS_OF_WEEK, undefined]).toContain(parseDayOfWeek(input));
      }),
      SEEDED_RUNS,
    );
  });

  it('parseTimeOfDay returns HH:mm or undefined, accepts its own result, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, timeLike), (input) => {
        const parsed = parseTimeOfDay(input);
        expect(parsed ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
        expect(parseTimeOfDay(parsed)).toBe(parsed);
      }),
      SEEDED_RUNS,
    );
  });
});
