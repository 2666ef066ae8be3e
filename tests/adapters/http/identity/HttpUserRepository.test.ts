import { describe, expect, it } from 'vitest';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { newUserFrom } from '@/domain/identity/TokenClaims';
import { PROFILE_FIELDS } from '@/domain/profile/profileFields';
import { parseProfile, profileFormOf } from '@/domain/profile/ProfileForm';
import { profileUpdateOf } from '@/domain/profile/ProfileUpdate';
import { keysOf } from '@/domain/shared/byKey';
import { failure, success } from '@/domain/shared/result';
import { aProfileUpdate } from '../../../support/builders/aProfileUpdate';
import { aUser } from '../../../support/builders/aUser';
import { aUserId } from '../../../support/builders/aUserId';
import { someTokenClaims } from '../../../support/builders/someTokenClaims';
import { html, json, text, emptyResponse } from '../../../support/http/answers';
import type { ResponseWriter } from '../../../support/http/FakeServer';
import { setUpHttp } from '../../../support/http/httpHarness';
import newUserOnWire from '../../../support/wire/newUser.json';
import profileUpdateOnWire from '../../../support/wire/profileUpdate.json';
import userOnWire from '../../../support/wire/user.json';

const A_SCRIPT = ['javascript', 'alert(1)'].join(':');

describe('HttpUserRepository', () => {
  const { responding } = setUpHttp();
  const users = (...responses: readonly ResponseWriter[]) => {
    const service = responding(...responses);
    return {
      ...service,
      repository: new HttpUserRepository(service.client, service.diagnostics, ['https://media.example.com']),
    };
  };

  it.each(['https://tracker.example/pixel.gif', 'http://127.0.0.1/printer.png'])(
    'shows only profile pictures from the configured origins: %s',
    async (avatar) => {
      const { repository, diagnostics } = users(json({ id: 'user-1', businessIds: [], avatar }));
      expect(await repository.byId(aUserId())).toMatchObject(success({ avatar: undefined }));
      const events = JSON.stringify(diagnostics.events);
      expect(events).toContain('user: a picture from an origin that is not among the media origins');
      expect(events).not.toContain(new URL(avatar).hostname);
    },
  );

  describe('reads a user', () => {
    it('with every field of the specification, and nothing else', async () => {
      const { repository, sent } = users(json(userOnWire));
      expect(await repository.byId(aUserId('b7a9e1c2-owner'))).toEqual(
        success(
          aUser({
            id: 'b7a9e1c2-owner',
            firstName: 'Noor',
            lastName: 'Haddad',
            names: { firstName: { en: 'Noor', ar: 'نور' }, lastName: { en: 'Haddad', he: 'חדאד' } },
            businessIds: ['biz-1', 'biz-2'],
            phoneNumber: '050-123-4567',
            email: 'noor@example.com',
            address: 'Herzl 1, Haifa',
            streetAddress: 'Herzl 1',
            city: 'Haifa',
            chats: ['chat-1'],
            avatar: 'https://media.example.com/noor.jpg',
            displayName: 'Noor H.',
          }),
        ),
      );
      expect(sent()).toEqual(['GET /users/b7a9e1c2-owner']);
    });

    it('with only an id and an empty list of businesses', async () => {
      const { repository, diagnostics } = users(json({ id: 'user-1', businessIds: [] }));
      expect(await repository.byId(aUserId())).toEqual(
        success(
          aUser({
            firstName: undefined,
            lastName: undefined,
            email: undefined,
            phoneNumber: undefined,
            businessIds: [],
          }),
        ),
      );
      expect(diagnostics.events).toEqual([]);
    });

    it.each(
      Object.keys(userOnWire).filter(
        (key) => !['id', 'businessIds', ...keysOf(PROFILE_FIELDS)].includes(key),
      ),
    )('whose %s has a wrong type', async (key) => {
      for (const wrong of [17, true, null, { en: 5 }, [[]], '  ']) {
        const { repository } = users(json({ ...userOnWire, [key]: wrong }));
        const read = await repository.byId(aUserId('b7a9e1c2-owner'));
        expect(read).toMatchObject(success({ id: 'b7a9e1c2-owner' }));
      }
    });

    it.each(keysOf(PROFILE_FIELDS))('whose %s is a number or a list of texts', async (field) => {
      const reading = async (value: unknown): Promise<unknown> => {
        const { repository } = users(json({ ...userOnWire, [field]: value }));
        const read = await repository.byId(aUserId('b7a9e1c2-owner'));
        return read.ok ? read.value[field] : read;
      };
      expect(await reading(972_521_234_567)).toBe('972521234567');
      expect(await reading(['first', 'second'])).toBe('first');
      for (const missing of [[], [null], null, ' ']) expect(await reading(missing)).toBeUndefined();
    });

    it.each(keysOf(PROFILE_FIELDS))(
      'whose %s is anything else counts as without it, which is reported, because a save erases it',
      async (field) => {
        for (const wrong of [true, { en: 'Noor' }, [[]]]) {
          const { repository, diagnostics } = users(json({ ...userOnWire, [field]: wrong }));
          const read = await repository.byId(aUserId('b7a9e1c2-owner'));
          expect(read.ok && read.value).toMatchObject({ id: 'b7a9e1c2-owner', [field]: undefined });
          expect(diagnostics.events).toMatchObject([{ event: 'unreadable-data' }]);
          expect(JSON.stringify(diagnostics.events)).toContain(`user: ${field}`);
        }
      },
    );

    it('whose phone is a number, which a save of the name keeps', async () => {
      const { repository, lastBody } = users(json({ ...userOnWire, phoneNumber: 972_521_234_567 }), json({}));
      const user = await repository.byId(aUserId('b7a9e1c2-owner'));
      if (!user.ok) throw new Error('The user was not read');
      const recorded = profileFormOf(user.value);
      const form = { ...recorded, firstName: { ...recorded.firstName, en: 'Nora' } };
      const profile = parseProfile(form, recorded);
      if (!profile.ok) throw new Error('The profile is not valid');
      await repository.update(user.value.id, profileUpdateOf(user.value, profile.value, undefined));
      expect(lastBody()).toMatchObject({ FirstName: 'Nora', PhoneNumber: '972521234567' });
    });

    it('without invalid business ids, and reports them without personal data', async () => {
      const { repository, diagnostics } = users(
        json({ ...userOnWire, businessIds: ['a', 7, null, ' ', 'b'] }),
      );
      const read = await repository.byId(aUserId('b7a9e1c2-owner'));
      expect(read.ok && read.value.businessIds).toEqual(['a', 'b']);
      expect(diagnostics.events).toHaveLength(1);
      expect(JSON.stringify(diagnostics.events)).not.toMatch(/Noor|owner|050/);
    });

    it.each([undefined, null, 'biz-1', { 0: 'biz-1' }, 7, true, [null], [7, ' ']])(
      'and rejects the businesses %j, which would tell an owner of businesses to create the first one',
      async (businessIds) => {
        const { repository, diagnostics } = users(json({ ...userOnWire, businessIds }));
        expect(await repository.byId(aUserId('b7a9e1c2-owner'))).toMatchObject({
          error: { kind: 'malformed-response' },
        });
        expect(diagnostics.events.map(({ event }) => event)).toContain('unreadable-data');
        expect(JSON.stringify(diagnostics.events)).not.toMatch(/Noor|owner|050/);
      },
    );

    it('with each business id once, even when the response repeats one', async () => {
      const { repository } = users(json({ ...userOnWire, businessIds: ['b', 'a', 'b', 'a'] }));
      const read = await repository.byId(aUserId('b7a9e1c2-owner'));
      expect(read.ok && read.value.businessIds).toEqual(['b', 'a']);
    });

    it.each([A_SCRIPT, 'data:text/html,<script>', '//evil.example/x.png', 'x.png', ''])(
      'without the picture "%s"',
      async (avatar) => {
        const { repository } = users(json({ ...userOnWire, avatar }));
        const read = await repository.byId(aUserId('b7a9e1c2-owner'));
        expect(read.ok && read.value.avatar).toBeUndefined();
        expect(read.ok).toBe(true);
      },
    );

    it('without changing any prototype (threats T13)', async () => {
      const poison =
        '{"id":"user-1","businessIds":[],"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
      const { repository } = users(text(poison, 'application/json'));
      const read = await repository.byId(aUserId());
      expect(read.ok).toBe(true);
      expect({}).not.toHaveProperty('polluted');
      expect(read.ok ? read.value : {}).not.toHaveProperty('polluted');
    });

    it.each([
      ['no id', json({ firstName: 'Dana' })],
      ['a blank id', json({ id: ' ', businessIds: [] })],
      ['an id that is a number', json({ id: 7, businessIds: [] })],
      ['another id', json({ id: 'user-2', businessIds: [] })],
      ['a list', json([userOnWire])],
      ['null', json(null)],
      ['nothing', emptyResponse(200)],
      ['a web page', html()],
    ])('and rejects %s', async (_, answer) => {
      const { repository } = users(answer);
      expect(await repository.byId(aUserId())).toMatchObject({ error: { kind: 'malformed-response' } });
    });

    it('whose id is spelled in another case, under the spelling of its records', async () => {
      const { repository } = users(json({ id: 'USER-1', businessIds: [] }));
      expect(await repository.byId(aUserId())).toMatchObject(success({ id: 'user-1' }));
    });

    it('that does not exist', async () => {
      expect(await users(json({}, 404)).repository.byId(aUserId())).toMatchObject({
        error: { kind: 'user-not-found' },
      });
      expect(await users(emptyResponse(404)).repository.byId(aUserId())).toMatchObject({
        error: { kind: 'user-not-found' },
      });
    });

    it('and does not treat an HTML 404 page as a missing user', async () => {
      expect(await users(html(404)).repository.byId(aUserId())).toMatchObject(
        failure({ kind: 'unavailable', message: undefined }),
      );
    });
  });

  describe('creates a user', () => {
    const newcomer = newUserFrom(
      someTokenClaims({
        userId: 'new-owner',
        givenName: undefined,
        familyName: undefined,
        displayName: 'דנה לוי',
      }),
    );

    it('in the exact spelling of the specification', async () => {
      const { repository, sent, lastBody } = users(json({ id: 'new-owner', businessIds: [] }, 201));
      expect(await repository.create(newcomer)).toMatchObject(success({ id: 'new-owner' }));
      expect(sent()).toEqual(['POST /users']);
      expect(lastBody()).toEqual(newUserOnWire);
    });

    it('with every key, whatever is known of the user', async () => {
      const { repository, lastBody } = users(json({ id: 'x' }));
      await repository.create({
        ...newcomer,
        firstName: undefined,
        lastName: undefined,
        names: { firstName: {}, lastName: {} },
        email: undefined,
        phoneNumber: undefined,
        address: undefined,
      });
      expect(lastBody()).toEqual({
        Id: 'new-owner',
        FirstName: '',
        LastName: '',
        PhoneNumber: '',
        Email: '',
        Address: '',
        MultiLanguageUserName: { firstName: {}, lastName: {} },
      });
    });

    it.each([200, 201, 204])('also when the response is only the status %i', async (status) => {
      const created = await users(emptyResponse(status)).repository.create(newcomer);
      expect(created).toMatchObject(
        success({ id: 'new-owner', firstName: 'דנה', businessIds: [], chats: [] }),
      );
    });

    it('whose id the response spells in another case, under the spelling of its records', async () => {
      const created = await users(json({ id: 'NEW-Owner', businessIds: [] }, 201)).repository.create(
        newcomer,
      );
      expect(created).toMatchObject(success({ id: 'new-owner' }));
    });

    it('with an unknown result when the response is no user', async () => {
      for (const answer of [
        json([]),
        json({ ok: true }),
        json({ id: 'another', businessIds: [] }),
        json({ id: 'new-owner' }),
        html(),
      ])
        expect(await users(answer).repository.create(newcomer)).toEqual(failure({ kind: 'outcome-unknown' }));
    });

    it('but fails when a 2xx response says that it failed', async () => {
      const { repository } = users(json({ success: false, message: 'Not open yet' }));
      expect(await repository.create(newcomer)).toEqual(
        failure({ kind: 'refused', message: 'Not open yet' }),
      );
    });
  });

  describe('updates a user', () => {
    const update = aProfileUpdate({
      email: 'dina@example.com',
      phoneNumber: '0521234567',
      address: 'Herzl 2',
      names: { firstName: { en: 'Dina', ar: 'دينا' }, lastName: {} },
      avatar: { kind: 'replaced', uri: 'https://media.example.com/dina.jpg' },
    });

    it('in the exact spelling of the specification', async () => {
      const { repository, sent, lastBody } = users(emptyResponse(204));
      expect(await repository.update(aUserId(), update)).toEqual(success());
      expect(sent()).toEqual(['PUT /users/user-1']);
      expect(lastBody()).toEqual(profileUpdateOnWire);
    });

    it('without unchanged names and picture', async () => {
      const { repository, lastBody } = users(json({}));
      await repository.update(aUserId(), { ...update, names: undefined, avatar: undefined });
      expect(lastBody()).toEqual({
        FirstName: 'Dina',
        LastName: '',
        Email: 'dina@example.com',
        PhoneNumber: '0521234567',
        address: 'Herzl 2',
      });
    });

    it('and removes the picture', async () => {
      const { repository, lastBody } = users(json({}));
      await repository.update(aUserId(), { ...update, avatar: { kind: 'removed' } });
      expect(lastBody()).toMatchObject({ avatar: '' });
    });

    it.each([200, 201, 202, 204])('successfully when the status is %i', async (status) => {
      expect((await users(emptyResponse(status)).repository.update(aUserId(), update)).ok).toBe(true);
    });

    it('but has no permission when the status is 403', async () => {
      const { repository } = users(json({}, 403));
      expect(await repository.update(aUserId(), update)).toMatchObject(failure({ kind: 'forbidden' }));
    });

    it.each([408, 500, 503])('with an unknown result when the status is %i', async (status) => {
      const { repository } = users(json({ message: 'Not like this' }, status));
      expect(await repository.update(aUserId(), update)).toEqual(failure({ kind: 'outcome-unknown' }));
    });

    it.each([400, 404, 409, 422])('but fails when the status is %i', async (status) => {
      const { repository } = users(json({ message: 'Not like this' }, status));
      expect(await repository.update(aUserId(), update)).toMatchObject(
        failure({ kind: 'refused', message: 'Not like this' }),
      );
    });

    it.each([
      [{ errors: { PhoneNumber: ['Taken'], Email: ['Unknown'] } }],
      [
        {
          errors: [
            { param: 'phoneNumber', message: 'Taken' },
            { param: '/email', message: 'Unknown' },
          ],
        },
      ],
    ])('but fails because of the fields in the response: %j', async (body) => {
      const { repository } = users(json(body, 422));
      expect(await repository.update(aUserId(), update)).toEqual(
        failure({
          kind: 'fields-refused',
          fields: [
            { field: 'phoneNumber', message: 'Taken' },
            { field: 'email', message: 'Unknown' },
          ],
        }),
      );
    });

    it.each([
      [{ 'retry-after': '3' }, 3000],
      [{}, 10_000],
    ])('but fails for some time after too many requests: %j', async (headers, retryAfter) => {
      const { repository } = users(json({ message: 'Slow down' }, 429, headers));
      expect(await repository.update(aUserId(), update)).toMatchObject(
        failure({ kind: 'refused', message: 'Slow down', retryAfter }),
      );
    });
  });
});
