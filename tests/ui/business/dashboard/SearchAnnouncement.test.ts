import { describe, expect, it } from 'vitest';
import { SearchAnnouncement } from '@/ui/business/dashboard/SearchAnnouncement';
import { FixedClock } from '@tests/support/FixedClock';

const ALL = { query: '', filter: 'all' } as const;
const ACTIVE = { query: '', filter: 'active' } as const;

function anAnnouncement() {
  const clock = new FixedClock();
  const announcement = new SearchAnnouncement(clock);
  announcement.follow(ALL);
  return { announcement, clock };
}

describe('the announcement of a search', () => {
  it('does not announce the view that the page opens with', async () => {
    const { announcement, clock } = anAnnouncement();
    announcement.follow(ALL);
    await clock.advance(600);
    expect(announcement.view).toBeUndefined();
  });

  it('announces a filter after a pause, and the one to which Back returns', async () => {
    const { announcement, clock } = anAnnouncement();
    announcement.follow(ACTIVE);
    await clock.advance(600);
    expect(announcement.view).toEqual(ACTIVE);
    announcement.follow(ALL);
    await clock.advance(600);
    expect(announcement.view).toEqual(ALL);
  });

  it('ends when the page is left, and the view with which it opens again is not announced', async () => {
    const { announcement, clock } = anAnnouncement();
    announcement.follow(ACTIVE);
    await clock.advance(600);
    announcement.stop();
    expect(announcement.view).toBeUndefined();
    announcement.follow(ALL);
    await clock.advance(600);
    expect(announcement.view).toBeUndefined();
  });

  it('does not restart its pause when the typed search arrives in the URL', async () => {
    const { announcement, clock } = anAnnouncement();
    announcement.follow({ query: 'ab', filter: 'all' });
    await clock.advance(150);
    announcement.follow({ query: 'ab', filter: 'all' });
    await clock.advance(450);
    expect(announcement.view).toEqual({ query: 'ab', filter: 'all' });
  });
});
