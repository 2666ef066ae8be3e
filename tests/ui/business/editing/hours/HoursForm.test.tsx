import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aListing } from '@tests/support/builders/aListing';
import { FixedClock } from '@tests/support/FixedClock';
import { renderPage } from '@tests/support/renderPage';
import { text, textIn } from '@tests/support/text';
import { describe, expect, it } from 'vitest';
import { openDayWith } from '@/domain/business/listing/dayEdits';
import { ALL_DAY, type EditedDay } from '@/domain/business/listing/EditedDay';
import type { BusinessChange } from '@/domain/business/listing/Listing';
import { type Language, LANGUAGES } from '@/domain/shared/language';
import { FieldName } from '@/ui/business/editing/FieldName';
import { FieldValue } from '@/ui/business/editing/FieldValue';
import { HoursForm } from '@/ui/business/editing/hours/HoursForm';
import { ListingForm } from '@/ui/business/editing/ListingForm';
import { isolatedLtr } from '@/ui/i18n/isolated';

function open(...ranges: readonly string[]): EditedDay {
  const shifts = ranges.map((range) => {
    const [opens = '', closes = ''] = range.split('-');
    return { opens, closes };
  });
  return { isOpen: true, shifts, isUnreadable: false };
}

const CLOSED: EditedDay = { isOpen: false, shifts: [], isUnreadable: false };

async function theHours(
  days: BusinessChange = {},
  {
    language = 'en',
    isReadOnly = false,
    timezone = 'Asia/Jerusalem',
  }: { language?: Language; isReadOnly?: boolean; timezone?: string } = {},
) {
  const clock = new FixedClock();
  const recorded = {
    business: aBusiness({ timezone }),
    listing: aListing(days),
    hasSingleContact: false,
  };
  const form = new ListingForm(recorded, 'hours', clock);
  const user = userEvent.setup({ delay: null });
  await renderPage(<HoursForm form={form} isReadOnly={isReadOnly} />, { language });
  const t = textIn[language];
  const day = (index: 0 | 1 | 2 | 3 | 4 | 5 | 6) =>
    within(
      screen.getByRole('group', { name: t('editing.hours.dayName', { day: t(`detail.hours.day${index}`) }) }),
    );
  /** A pause in typing, after which errors are shown. */
  const pause = () => act(async () => clock.advance(1000));
  return { form, user, day, pause, t };
}

const time = (label: HTMLElement, value: string) => fireEvent.change(label, { target: { value } });
const button = (name: 'addShift' | 'allDay' | 'copy' | 'other', day: string) =>
  `${text(`editing.hours.${name}`)}, ${day}`;

describe('the hours of a week', () => {
  it.each(LANGUAGES)('begin with Sunday, each day with its switch and its times (%s)', async (language) => {
    const { t } = await theHours(
      { 'hours.0': open('08:00-18:00'), 'hours.1': open('08:00-18:00') },
      { language },
    );
    const groups = screen.getAllByRole('group').map((each) => each.querySelector('legend')?.textContent);
    expect(groups).toEqual(
      ([0, 1, 2, 3, 4, 5, 6] as const).map((index) =>
        t('editing.hours.dayName', { day: t(`detail.hours.day${index}`) }),
      ),
    );
    expect(screen.getAllByRole('switch')).toHaveLength(7);
    expect(screen.getAllByLabelText(t('editing.hours.opens'))).toHaveLength(2);
    expect(screen.getByText(t('editing.hours.lead'))).toBeVisible();
  });

  it('of a business abroad follow its own clock', async () => {
    await theHours({}, { timezone: 'Europe/Berlin' });
    expect(screen.getByText(text('editing.hours.leadElsewhere'))).toBeVisible();
  });

  it('cannot be changed while they are saved', async () => {
    const { day } = await theHours({ 'hours.0': open('08:00-18:00') }, { isReadOnly: true });
    expect(day(0).getByRole('switch')).toBeDisabled();
    expect(day(0).getByLabelText(text('editing.hours.opens'))).toHaveAttribute('readonly');
    expect(day(0).queryByRole('button', { name: /Remove|Copy/ })).not.toBeInTheDocument();
  });

  it('show what is changed, and the week as customers see it', async () => {
    const { day, form } = await theHours({ 'hours.0': open('08:00-18:00') });
    time(day(0).getByLabelText(text('editing.hours.closes')), '19:00');
    const preview = within(screen.getByRole('region', { name: text('editing.hours.preview') }));
    expect(preview.getByText(isolatedLtr('08:00–19:00'))).toBeInTheDocument();
    expect(preview.getByText(text('editing.hours.changed'))).toBeInTheDocument();
    act(() => form.change('hours.0', open('16:00-20:00', '09:00-13:00')));
    const lines = preview.getAllByText(/–\d/).map(({ textContent }) => textContent);
    expect(lines).toEqual([isolatedLtr('09:00–13:00'), isolatedLtr('16:00–20:00')]);
    expect(day(0).getByRole('button', { name: /Sunday.*Changed/ })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('a day', () => {
  it('is unfolded by a press, and the focus moves to its switch', async () => {
    const { day, user } = await theHours({ 'hours.2': open('08:00-18:00') });
    await user.click(day(2).getByRole('button', { expanded: false }));
    expect(day(2).getByRole('switch')).toHaveFocus();
    expect(day(2).getByRole('button', { expanded: true })).toBeInTheDocument();
  });

  it('that is turned on waits for its first time, and no time is filled in', async () => {
    const { day, user, form, pause } = await theHours({ 'hours.5': CLOSED });
    expect(day(5).getByText(text('editing.hours.closedAllDay'))).toBeInTheDocument();
    const isOpen = text('editing.hours.open');
    const closedDay = day(5).getByRole('switch', { name: `${isOpen}, ${text('detail.hours.day5')}` });
    expect(closedDay.closest('label')).toHaveTextContent(isOpen);
    await user.click(closedDay);
    const opens = day(5).getByLabelText(text('editing.hours.opens'));
    expect(opens).toHaveFocus();
    expect(opens).toHaveValue('');
    await pause();
    time(opens, '09:00');
    const sunday = screen.getAllByRole('switch')[0];
    act(() => sunday?.focus());
    await pause();
    expect(day(5).queryByText(text('editing.hours.incomplete'))).not.toBeInTheDocument();
    act(() => void form.showAllErrors());
    expect(opens).not.toHaveAttribute('aria-invalid');
    const closes = day(5).getByLabelText(text('editing.hours.closes'));
    act(() => closes.focus());
    expect(closes).toBeInvalid();
    expect(closes).toHaveAccessibleDescription(text('editing.hours.incomplete'));
    time(closes, '12:30');
    expect(form.changes).toEqual({ 'hours.5': open('09:00-12:30') });
  });

  it('that is turned off and on again has its times', async () => {
    const { day, user, form } = await theHours({ 'hours.0': open('08:00-18:00') });
    await user.click(day(0).getByRole('switch'));
    expect(form.changes['hours.0']).toEqual({ ...open('08:00-18:00'), isOpen: false });
    await user.click(day(0).getByRole('switch'));
    expect(form.isChanged).toBe(false);
  });

  it('gets a second shift and loses it, and the focus stays where the owner works', async () => {
    const { day, user, form } = await theHours({ 'hours.2': open('08:00-13:00') });
    await user.click(day(2).getByRole('button', { name: button('addShift', 'Tuesday') }));
    const second = day(2).getByLabelText(text('editing.hours.opensNth', { n: 2 }));
    expect(second).toHaveFocus();
    time(second, '16:00');
    time(day(2).getByLabelText(text('editing.hours.closesNth', { n: 2 })), '19:00');
    expect(form.changes).toEqual({ 'hours.2': open('08:00-13:00', '16:00-19:00') });
    const remove = (range: string) =>
      day(2).getByRole('button', {
        name: text('editing.hours.remove', { range: isolatedLtr(range), day: 'Tuesday' }),
      });
    await user.click(remove('08:00–13:00'));
    expect(day(2).getByLabelText(text('editing.hours.opens'))).toHaveFocus();
    await user.click(day(2).getByRole('button', { name: button('addShift', 'Tuesday') }));
    await user.click(
      day(2).getByRole('button', { name: text('editing.hours.removeEmpty', { day: 'Tuesday' }) }),
    );
    expect(day(2).getByRole('button', { name: button('addShift', 'Tuesday') })).toHaveFocus();
    await user.click(remove('16:00–19:00'));
    expect(day(2).getByRole('switch')).toHaveFocus();
    expect(day(2).getByRole('switch')).not.toBeChecked();
  });

  it('has at most five shifts', async () => {
    const { day } = await theHours({
      'hours.0': open('01:00-02:00', '03:00-04:00', '05:00-06:00', '07:00-08:00', '09:00-10:00'),
    });
    expect(day(0).queryByRole('button', { name: button('addShift', 'Sunday') })).not.toBeInTheDocument();
  });

  it('is open for 24 hours by a press, and gets its times back by another one', async () => {
    const { day, user, form } = await theHours({
      'hours.4': open('08:00-22:00'),
      'hours.3': open('00:00-24:00'),
    });
    await user.click(day(4).getByRole('button', { name: button('allDay', 'Thursday') }));
    expect(form.changes['hours.4']).toEqual({ ...open(), shifts: [ALL_DAY] });
    const other = day(4).getByRole('button', { name: button('other', 'Thursday') });
    expect(other).toHaveFocus();
    expect(day(4).queryByLabelText(text('editing.hours.opens'))).not.toBeInTheDocument();
    await user.click(other);
    expect(day(4).getByLabelText(text('editing.hours.opens'))).toHaveValue('08:00');
    expect(form.isChanged).toBe(false);
    await user.click(day(3).getByRole('button', { name: button('other', 'Wednesday') }));
    expect(day(3).getByLabelText(text('editing.hours.opens'))).toHaveValue('');
  });

  it('that closes after midnight says when, without an error', async () => {
    const { day, pause, form } = await theHours({ 'hours.6': open('20:00-23:00') });
    const closes = day(6).getByLabelText(text('editing.hours.closes'));
    time(closes, '02:00');
    await pause();
    const night = text('editing.hours.night', { day: 'Sunday', time: '02:00' });
    expect(closes).toHaveAccessibleDescription(night);
    expect(form.errorCount).toBe(0);
    time(closes, '00:00');
    expect(day(6).queryByText(night)).not.toBeInTheDocument();
  });

  it('whose hours could not be read says so, and is left alone until it is changed', async () => {
    const unreadable: EditedDay = { isOpen: true, shifts: [], isUnreadable: true };
    const { day, user, form } = await theHours({ 'hours.1': unreadable });
    const note = text('editing.hours.unreadable');
    expect(day(1).getByText(note)).toBeInTheDocument();
    expect(form.isChanged).toBe(false);
    expect(day(1).queryByRole('button', { name: button('copy', 'Monday') })).not.toBeInTheDocument();
    await user.click(day(1).getByRole('switch'));
    await user.click(day(1).getByRole('switch'));
    expect(form.isChanged).toBe(false);
    await user.click(day(1).getByRole('button', { name: button('addShift', 'Monday') }));
    expect(day(1).queryByText(note)).not.toBeInTheDocument();
    expect(form.isChanged).toBe(true);
  });
});

describe('an error is shown at its row', () => {
  it('with one press that joins two overlapping shifts', async () => {
    const { day, user, form, pause } = await theHours({ 'hours.2': open('08:00-13:00', '16:00-19:00') });
    const second = day(2).getByLabelText(text('editing.hours.opensNth', { n: 2 }));
    time(second, '12:00');
    expect(second).toBeValid();
    await pause();
    expect(second).toBeInvalid();
    expect(second).toHaveAccessibleDescription(text('editing.hours.overlap', { time: '13:00' }));
    expect(day(2).getByRole('button', { expanded: true })).toBeInTheDocument();
    await user.click(
      day(2).getByRole('button', {
        name: text('editing.hours.oneShift', { range: isolatedLtr('08:00–19:00') }),
      }),
    );
    expect(form.changes).toEqual({ 'hours.2': open('08:00-19:00') });
    expect(day(2).getByLabelText(text('editing.hours.opens'))).toHaveFocus();
  });

  it('with one press that opens after the night of the day before', async () => {
    const { day, user, form, pause } = await theHours({
      'hours.6': open('20:00-02:00'),
      'hours.0': open('08:00-13:00'),
    });
    time(day(0).getByLabelText(text('editing.hours.opens')), '01:00');
    await pause();
    expect(
      day(0).getByText(text('editing.hours.overlapNight', { day: 'Saturday', time: '02:00' })),
    ).toBeInTheDocument();
    await user.click(day(0).getByRole('button', { name: text('editing.hours.openAt', { time: '02:00' }) }));
    expect(form.changes).toEqual({ 'hours.0': open('02:00-13:00') });
  });

  it('of a day of 24 hours after a night, with one press that opens it later', async () => {
    const { day, user, form } = await theHours({ 'hours.6': open('20:00-02:00') });
    act(() => {
      form.change('hours.0', openDayWith([ALL_DAY]));
      form.touch('hours.0');
    });
    expect(
      day(0).getByText(text('editing.hours.overlapNight', { day: 'Saturday', time: '02:00' })),
    ).toBeInTheDocument();
    expect(day(0).getByRole('switch')).toBeInvalid();
    expect(day(0).getByRole('switch')).toHaveAccessibleDescription(
      text('editing.hours.overlapNight', { day: 'Saturday', time: '02:00' }),
    );
    await user.click(day(0).getByRole('button', { name: text('editing.hours.openAt', { time: '02:00' }) }));
    expect(form.changes).toEqual({ 'hours.0': open('02:00-00:00') });
    expect(day(0).getByLabelText(text('editing.hours.opens'))).toHaveFocus();
    expect(form.errorsOf('hours.0')).toEqual([]);
  });

  it('of a whole day in two shifts, which become 24 hours', async () => {
    const { day, user, form, pause } = await theHours({ 'hours.0': open('06:00-23:00', '22:00-04:00') });
    time(day(0).getByLabelText(text('editing.hours.closesNth', { n: 2 })), '07:00');
    await pause();
    const [error] = form.errorsOf('hours.0');
    expect(error).toMatchObject({ kind: 'overlaps', joined: ALL_DAY });
    await user.click(day(0).getByRole('button', { name: text('editing.hours.allDay') }));
    expect(form.values['hours.0'].shifts).toEqual([ALL_DAY]);
    await waitFor(() =>
      expect(day(0).getByRole('button', { name: button('other', 'Sunday') })).toHaveFocus(),
    );
  });

  it.each([
    ['same', open('08:00-08:00'), 'closes'],
    ['notLast', open('20:00-02:00', '22:00-23:00'), 'closes'],
    [
      'tooMany',
      open('01:00-02:00', '03:00-04:00', '05:00-06:00', '07:00-08:00', '09:00-10:00', '11:00-12:00'),
      'opensNth',
    ],
    ['overlapOther', open('08:00-09:00', '10:00-12:00', '11:00-13:00'), 'opensNth'],
  ] as const)('with its text: %s', async (key, hours, label) => {
    const { day, form } = await theHours();
    act(() => {
      form.change('hours.0', hours);
      form.touch('hours.0');
    });
    const wrong = day(0)
      .getAllByLabelText(new RegExp(label.startsWith('opens') ? 'Opens' : 'Closes', 'u'))
      .filter((each) => each.getAttribute('aria-invalid') === 'true');
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toHaveAccessibleDescription(
      expect.stringContaining(text(`editing.hours.${key}`, { time: '12:00' })),
    );
  });
});

describe('copying', () => {
  it('replaces the hours of the chosen days, and can be undone once', async () => {
    const { day, user, form } = await theHours({
      'hours.0': open('08:00-18:00'),
      'hours.1': open('10:00-12:00'),
      'hours.3': CLOSED,
    });
    const copy = day(0).getByRole('button', { name: button('copy', 'Sunday') });
    await user.click(copy);
    const choice = within(
      screen.getByRole('group', { name: text('editing.hours.copyTo', { day: 'Sunday' }) }),
    );
    expect(choice.getAllByRole('checkbox')).toHaveLength(6);
    for (const box of choice.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(choice.getByLabelText('Monday')).toHaveFocus();
    expect(choice.getByRole('button', { name: text('editing.hours.copy') })).toBeDisabled();
    await user.click(choice.getByLabelText('Monday'));
    await user.click(choice.getByLabelText('Tuesday'));
    await user.click(choice.getByLabelText('Tuesday'));
    await user.click(choice.getByLabelText('Wednesday'));
    await user.click(choice.getByRole('button', { name: text('editing.hours.copyDo2') }));
    expect(copy).toHaveFocus();
    expect(form.changes).toEqual({ 'hours.1': open('08:00-18:00'), 'hours.3': open('08:00-18:00') });
    expect(form.undoable?.text(textIn.he)).toBe(textIn.he('editing.hours.copied', { day: 'ראשון' }));
    act(() => {
      form.undo();
    });
    expect(form.isChanged).toBe(false);
    expect(form.undoable).toBeUndefined();
  });

  it('is left by Escape and by Cancel', async () => {
    const { day, user } = await theHours({ 'hours.0': open('08:00-18:00') });
    const copy = day(0).getByRole('button', { name: button('copy', 'Sunday') });
    for (const leave of [
      () => user.keyboard('{Escape}'),
      () => user.click(day(0).getByRole('button', { name: text('editing.cancel') })),
      () => user.click(copy),
    ]) {
      await user.click(copy);
      await user.keyboard('x');
      await leave();
      expect(day(0).queryByRole('checkbox')).not.toBeInTheDocument();
      expect(copy).toHaveFocus();
    }
  });

  it('is closed when a time of the day is cleared, and stays closed when it is typed again', async () => {
    const { user, day } = await theHours({ 'hours.0': open('08:00-18:00') });
    await user.click(day(0).getByRole('button', { name: button('copy', 'Sunday') }));
    expect(day(0).getByRole('checkbox', { name: text('detail.hours.day1') })).toBeVisible();
    const opens = day(0).getByLabelText(text('editing.hours.opens'));
    for (const typed of ['', '09:00']) {
      time(opens, typed);
      expect(day(0).queryByRole('checkbox', { name: text('detail.hours.day1') })).not.toBeInTheDocument();
    }
    expect(day(0).getByRole('button', { name: button('copy', 'Sunday') })).toBeVisible();
  });

  it('is not offered while the day has an error', async () => {
    const { day } = await theHours({ 'hours.0': open('08:00-18:00') });
    time(day(0).getByLabelText(text('editing.hours.closes')), '08:00');
    expect(day(0).queryByRole('button', { name: button('copy', 'Sunday') })).not.toBeInTheDocument();
  });
});

it('the hours of a day are shown in one line', async () => {
  await renderPage(
    <ul>
      <li>
        <FieldName field="hours.4" listings={[]} />
      </li>
      {[
        open('08:00-13:00', '16:00-19:00'),
        open('00:00-24:00'),
        CLOSED,
        open(),
        { ...open(), isUnreadable: true },
      ].map((day, index) => (
        <li key={index}>
          <FieldValue field="hours.4" values={{ 'hours.4': day }} />
        </li>
      ))}
    </ul>,
  );
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Thursday',
    `${isolatedLtr('08:00–13:00')}, ${isolatedLtr('16:00–19:00')}`,
    '24 hours',
    'Closed',
    '–',
    text('detail.hours.unreadable'),
  ]);
});
