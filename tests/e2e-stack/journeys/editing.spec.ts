import type { Page } from '@playwright/test';
import { BusinessPage } from '../../e2e/pages/BusinessPage';
import { PLUMBING } from '../../e2e/support/businesses';
import { photoOf } from '../../e2e/support/photos';
import { expect, inOneLanguage } from '../../e2e/support/test';
import { cellWorld } from '../money/cellWorld';
import { API_ORIGIN, test } from './liveTest';

/** The record of a business as the API sends it. */
type WireRecord = Readonly<Record<string, unknown>>;

const NAME = 'Carmel Pipes';

/** Fields that another client of the API stores, and that this one does not know. */
const UNKNOWN_FIELDS = {
  kitchenHours: [{ from: '09:00', days: [1, 2, { holy: null }] }],
  'x-priority': { level: 1.5, tags: ['א', ''], zero: 0 },
};

/** The fields that a save of every part changes. The service sets `updatedAt`. */
const WRITTEN_FIELDS = [
  'contactInfo',
  'multiLanguageData',
  'name',
  'operatingHours',
  'profilePhoto',
  'updatedAt',
];

/** The mobile app of the same owner: requests with the owner's token, outside of the page's own code. */
class MobileApp {
  #token = '';

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      const { authorization } = request.headers();
      if (authorization !== undefined) this.#token = authorization;
    });
  }

  async read(): Promise<WireRecord> {
    return this.#send('GET');
  }

  async change(change: WireRecord): Promise<void> {
    await this.#send('PUT', { ...(await this.read()), ...change });
  }

  async #send(method: string, body?: WireRecord): Promise<WireRecord> {
    return this.page.evaluate(
      async ({ url, token, wanted, sent }) => {
        const answer = await fetch(url, {
          method: wanted,
          headers: { authorization: token, 'content-type': 'application/json' },
          ...(sent !== undefined && { body: JSON.stringify(sent) }),
        });
        if (!answer.ok) throw new Error(`${wanted} ${url}: ${String(answer.status)}`);
        const record: Record<string, unknown> = await answer.json();
        return record;
      },
      {
        url: `${API_ORIGIN}/123/businesses/${PLUMBING.id}`,
        token: this.#token,
        wanted: method,
        sent: body,
      },
    );
  }
}

inOneLanguage('phone', (language) => {
  test('texts, hours, contacts and a photo are saved, and fields that the product does not know stay unchanged', async ({
    amin,
    stack,
    page,
    words,
  }) => {
    const { business, editor } = amin;
    const app = new MobileApp(page);
    await amin.open('/');
    await amin.signIn();
    await app.change(UNKNOWN_FIELDS);
    const before = await app.read();
    await business.open(PLUMBING);

    await test.step('a name', async () => {
      await editor.openFrom('texts');
      await editor.fillName('en', NAME);
      await editor.saveButton.click();
      await expect(editor.text('editing.texts.saved')).toBeVisible();
      await business.expectShown({ ...PLUMBING, names: { ...PLUMBING.names, en: NAME } });
    });

    await test.step('the hours of a day', async () => {
      await editor.openFrom('hours');
      const monday = page.getByRole('group', {
        name: words('editing.hours.dayName', { day: words('detail.hours.day1') }),
        exact: true,
      });
      const folded = monday.getByRole('button', { expanded: false });
      if (await folded.isVisible()) await folded.click();
      await monday.getByLabel(words('editing.hours.closes'), { exact: true }).first().fill('12:45');
      await editor.saveButton.click();
      await expect(editor.text('editing.hours.saved')).toBeVisible();
      await expect(amin.shell.main.getByText('12:45').first()).toBeVisible();
    });

    await test.step('another phone number', async () => {
      await editor.openFrom('contacts');
      const first = page.locator('[data-focus="contact.0"]');
      await first.getByRole('button', { name: words('editing.contacts.addPhone'), exact: true }).click();
      const added = first.getByLabel(words('editing.contacts.otherPhone'), { exact: true }).last();
      await added.fill('050-765-4321');
      await editor.saveButton.click();
      await expect(editor.text('editing.contacts.saved')).toBeVisible();
      await expect(amin.shell.main.getByText('050-765-4321')).toBeVisible();
    });

    await test.step('a photo', async () => {
      await editor.openFrom('photo');
      await editor.choosePhoto(await photoOf(page, 'jpeg'));
      await editor.saveButton.click();
      await expect(editor.text('editing.photo.saved')).toBeVisible();
      await expect(editor.photo('http://localhost')).toBeVisible();
    });

    const after = await app.read();
    const otherFieldsOf = (record: WireRecord): WireRecord =>
      Object.fromEntries(Object.entries(record).filter(([key]) => !WRITTEN_FIELDS.includes(key)));
    expect(otherFieldsOf(after)).toEqual(otherFieldsOf(before));
    expect(after).toMatchObject(UNKNOWN_FIELDS);
    expect(Object.keys(after).filter((key) => !(key in before))).toEqual([]);
    expect(after['multiLanguageData']).toMatchObject({ name: { ...PLUMBING.names, en: NAME } });
    const { counts, violations } = await stack.api.calls();
    /* Four changes of the product, and one of the mobile app. */
    expect(counts).toMatchObject({ replaceBusiness: 5, uploadBusinessMedia: 1 });
    expect(violations).toEqual([]);
    await page.reload();
    await business.expectShown({ ...PLUMBING, names: { ...PLUMBING.names, en: NAME } });
    expect(PLUMBING.names[language]).not.toBe(NAME);
  });

  test('a concurrent change of another client is shown next to the typed one, and nothing is overwritten unasked', async ({
    amin,
    page,
  }) => {
    const { business, editor } = amin;
    const app = new MobileApp(page);
    await amin.open('/');
    await amin.signIn();
    await business.open(PLUMBING);
    await editor.openFrom('texts');
    await editor.fillName('en', NAME);
    const { multiLanguageData } = await app.read();
    const data: WireRecord = Object(multiLanguageData);
    const theirs = { ...Object(data['name']), en: 'Theirs', he: 'שלהם' };
    await app.change({ ...UNKNOWN_FIELDS, multiLanguageData: { ...data, name: theirs } });
    await editor.saveButton.click();
    await expect(editor.heading('editing.conflict.title')).toBeVisible();
    await expect(amin.shell.main.getByText('Theirs').first()).toBeVisible();
    await expect(amin.shell.main.getByText(NAME).first()).toBeVisible();
    await editor.button('editing.conflict.allMine').click();
    await editor.button('editing.conflict.save').click();
    await expect(editor.text('editing.texts.saved')).toBeVisible();
    expect(await app.read()).toMatchObject({
      ...UNKNOWN_FIELDS,
      multiLanguageData: { name: { ...theirs, en: NAME } },
    });
  });

  test.describe('with a lost response', () => {
    /* The browser logs the lost response. */
    test.use({ expectedReport: /ERR_|Failed to load resource|404.*\/subscriptions\// });

    test('a change is reconciled, and is called saved only after a read that contains it', async ({
      amin,
      stack,
    }) => {
      const { business, editor } = amin;
      await amin.open('/');
      await amin.signIn();
      await business.open(PLUMBING);
      await editor.openFrom('texts');
      await editor.fillName('en', NAME);
      await stack.api.addFaults('replaceBusiness', { fault: 'half-body', times: 1 });
      await editor.saveButton.click();
      await expect(editor.heading('editing.texts.outcomeUnknown')).toBeVisible();
      await expect(editor.text('editing.texts.saved')).toBeHidden();
      await expect(editor.text('editing.texts.saved')).toBeVisible();
      await amin.expectAt(BusinessPage.pathOf(PLUMBING));
      expect((await stack.api.calls()).counts.replaceBusiness).toBe(1);
    });
  });
});

/** So many that the list has rows and a search. */
const MANY = 30;

/** Active businesses with an active subscription. */
function manyActive(): ReturnType<typeof cellWorld> {
  const worlds = Array.from({ length: MANY }, (_, index) => cellWorld(`many-${String(index)}`, 'update'));
  return {
    businesses: worlds.flatMap(({ businesses = [] }) =>
      businesses.map((business) => ({ ...business, status: 'active', isActive: true })),
    ),
    subscriptions: Object.assign({}, ...worlds.map(({ subscriptions }) => subscriptions)),
  };
}

inOneLanguage('desktop', () => {
  /* The browser logs the refusal. */
  test.use({ expectedReport: /400.*\/status|404.*\/subscriptions\/|Failed to load resource.*40[04]/u });

  test('several businesses are hidden at once, four at a time, and one that was refused once more', async ({
    amin,
    stack,
    page,
    words,
  }) => {
    const list = amin.longList;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const counted = (count: number) => ({ count, number: String(count) });
    const hidden = (count: number) => words('bulk.result.deactivate', counted(count));
    const result = (name: string) => page.getByRole('heading', { name, exact: true });
    let [open, mostOpen] = [0, 0];
    const isChange = (request: { method(): string; url(): string }): boolean =>
      request.method() === 'PUT' && request.url().endsWith('/status');
    page.on('request', (request) => {
      if (isChange(request)) mostOpen = Math.max(mostOpen, (open += 1));
    });
    page.on('requestfinished', (request) => {
      if (isChange(request)) open -= 1;
    });
    await stack.api.addBusinesses(manyActive());
    await amin.open('/');
    await amin.signIn();
    await list.search.fill('Business many');
    await expect(list.headings).toHaveCount(MANY);
    await list.choose();
    for (const index of [0, 1, 2, 3, 4, 5]) await list.box(index).check({ force: true });
    const opener = button(words('bulk.show.choosing'));
    if (await opener.isVisible()) await opener.click();
    await stack.api.addFaults('changeBusinessStatus', { fault: 'status', status: 400, times: 1 });
    await button(words('bulk.do.deactivate', counted(6))).click();
    const changed = hidden(5);
    await expect(result(words('bulk.resultAndNot', { changed, number: '1' }))).toBeFocused();
    await page.getByRole('button', { name: words('errors.tryAgain') }).click();
    await expect(result(hidden(6))).toBeVisible();
    expect((await stack.api.calls()).counts.changeBusinessStatus).toBe(7);
    expect(mostOpen).toBeLessThanOrEqual(4);
    await button(words('bulk.undo')).click();
    await expect(result(words('bulk.result.activate', counted(6)))).toBeVisible();
    await button(words('bulk.close')).click();
    const { counts, violations } = await stack.api.calls();
    expect(counts.changeBusinessStatus).toBe(13);
    expect(violations).toEqual([]);
  });
});
