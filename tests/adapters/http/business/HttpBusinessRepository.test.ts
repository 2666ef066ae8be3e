import { describe, expect, it } from 'vitest';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import type { StatusBodyForm } from '@/adapters/http/assumptions';
import { isDraft, nameIn, type Business } from '@/domain/business/Business';
import { failure, success } from '@/domain/shared/result';
import { aBusiness } from '../../../support/builders/aBusiness';
import { aBusinessId } from '../../../support/builders/aBusinessId';
import { aPointInTime } from '../../../support/builders/aMoment';
import { html, json, text, emptyResponse } from '../../../support/http/answers';
import type { ResponseWriter } from '../../../support/http/FakeServer';
import { setUpHttp } from '../../../support/http/httpHarness';
import businessOnWire from '../../../support/wire/business.json';
import businessesOnWire from '../../../support/wire/businesses.json';

const PICTURES = ['https://media.example.com'];
const A_SCRIPT = ['javascript', 'alert(1)'].join(':');

describe('HttpBusinessRepository', () => {
  const { responding } = setUpHttp();
  const businesses = (response: ResponseWriter, statusBody?: StatusBodyForm) => {
    const service = responding(response);
    return {
      ...service,
      repository: new HttpBusinessRepository(
        service.client,
        '123',
        service.diagnostics,
        PICTURES,
        statusBody,
      ),
    };
  };
  const read = async (overrides: Readonly<Record<string, unknown>>): Promise<Business> => {
    const answer = await businesses(json({ id: 'business-1', ...overrides })).repository.byId(aBusinessId());
    if (!answer.ok) throw new Error('Expected a readable business');
    return answer.value;
  };

  describe('shows only pictures from the configured origins (threats T5)', () => {
    const diagnosed = async (overrides: Readonly<Record<string, unknown>>) => {
      const { repository, diagnostics } = businesses(json({ id: 'business-1', ...overrides }));
      const answer = await repository.byId(aBusinessId());
      return { business: answer.ok ? answer.value : undefined, events: diagnostics.events };
    };

    it.each([
      'https://tracker.example/pixel.gif',
      'http://media.example.com/plain.jpg',
      'https://media.example.com:444/other-port.jpg',
      'https://media.example.com.tracker.example/like.jpg',
      'https://media.example.com@tracker.example/like.jpg',
      'http://127.0.0.1/printer.png',
      'http://[',
    ])('ignores others as photo and as cover: %s', async (url) => {
      const { business } = await diagnosed({ profilePhoto: url, coverPhoto: url });
      expect(business).toMatchObject({ profilePhoto: undefined, coverPhoto: undefined });
    });

    it.each([
      'https://media.example.com/a.jpg',
      'HTTPS://MEDIA.example.com:443/a.jpg',
      'data:image/png;base64,AA',
    ])('accepts: %s', async (url) => {
      const { business, events } = await diagnosed({ profilePhoto: url, coverPhoto: url });
      expect(business).toMatchObject({ profilePhoto: url, coverPhoto: url });
      expect(events).toEqual([]);
    });

    it('falls back to the next field, and reports the origin without the path', async () => {
      const { business, events } = await diagnosed({
        profilePhoto: 'https://tracker.example/noor-haddad.jpg?id=7',
        image: 'https://media.example.com/a.jpg',
      });
      expect(business?.profilePhoto).toBe('https://media.example.com/a.jpg');
      expect(events).toEqual([
        {
          event: 'unreadable-data',
          detail: 'business-1: a picture from an origin that is not among the media origins',
        },
      ]);
    });
  });

  describe('reads a business', () => {
    it('with every field of the specification, and nothing else', async () => {
      const { repository, sent, diagnostics } = businesses(json(businessOnWire));
      expect(await repository.byId(aBusinessId('biz-1'))).toEqual(
        success(
          aBusiness({
            id: 'biz-1',
            name: 'Haddad Locks',
            displayName: 'Haddad',
            names: { en: 'Haddad Locks', he: 'מנעולי חדאד', ar: 'أقفال حداد' },
            displayNames: { en: 'Locks by Haddad' },
            description: 'Locks of every kind',
            descriptions: { he: 'מנעולים מכל הסוגים', ar: 'أقفال من كل الأنواع' },
            category: 'locksmith',
            subcategory: 'doors',
            categoryIds: ['c-1', 'c-2'],
            keywords: ['locks', 'keys'],
            address: 'Ben Yehuda 12, Haifa',
            regionId: '123',
            status: 'Active',
            activeFlag: true,
            isVerified: true,
            rating: 4.6,
            reviewCount: 31,
            profilePhoto: 'https://media.example.com/locks.jpg',
            coverPhoto: 'https://media.example.com/cover.jpg',
            operatingHours: [
              { dayOfWeek: 0, startTime: '09:00', endTime: '17:30', isActive: true },
              { dayOfWeek: 1, startTime: '08:00', endTime: '24:00', isActive: true },
              { dayOfWeek: 6, startTime: '', endTime: '', isActive: false },
            ],
            contacts: [
              {
                name: 'Office',
                names: { he: 'משרד' },
                phoneNumbers: ['04-555-0101', '04-555-0102'],
                email: 'office@example.com',
                fax: '04-555-0103',
              },
            ],
            website: 'https://locks.example.com',
            timezone: 'Asia/Jerusalem',
            ownerId: 'b7a9e1c2-owner',
            createdAt: aPointInTime('2024-05-01T10:00:00Z'),
            updatedAt: aPointInTime('2025-01-01T00:00:00Z'),
          }),
        ),
      );
      expect(sent()).toEqual(['GET /123/businesses/biz-1']);
      expect(diagnostics.events).toEqual([]);
    });

    it('with only an id as a draft named by its id', async () => {
      const business = await read({});
      expect(business).toEqual(aBusiness({ name: undefined, status: undefined }));
      expect(nameIn(business, 'en').text).toBe('business-1');
      expect(isDraft(business)).toBe(true);
    });

    it.each([
      [['profilePhoto', 'profileImageUrl', 'profileImage', 'image']],
      [['profileImageUrl', 'profileImage', 'image']],
      [['profileImage', 'image']],
      [['image']],
    ])('whose photo is the first of %j', async (keys) => {
      const photos = Object.fromEntries(keys.map((key) => [key, `https://media.example.com/${key}`]));
      expect((await read(photos)).profilePhoto).toBe(`https://media.example.com/${keys[0] ?? ''}`);
    });

    it.each(['', '  ', A_SCRIPT, 'photo.jpg', 'data:text/html,x', null, 5])(
      'whose photo %j is invalid, so that the next field is used',
      async (profilePhoto) => {
        const image = 'data:image/png;base64,AA==';
        expect((await read({ profilePhoto, image })).profilePhoto).toBe(image);
      },
    );

    it.each<[string, Readonly<Record<string, unknown>>, string]>([
      [
        'multiLanguageData',
        { multiLanguageData: { name: { he: 'א' } }, multiLanguageName: { he: 'ב' } },
        'א',
      ],
      ['multiLanguageName', { multiLanguageName: { he: 'ב' }, multiLanguageDisplayName: { he: 'ג' } }, 'ב'],
      ['a name of blanks', { multiLanguageData: { name: { he: ' ' } }, multiLanguageName: { he: 'ב' } }, 'ב'],
      ['multiLanguageDisplayName', { multiLanguageDisplayName: { he: 'ג' }, name: 'N' }, 'ג'],
      ['name', { name: 'N', displayName: 'D' }, 'N'],
      ['displayName', { displayName: 'D', multiLanguageName: { ar: 'ع' } }, 'D'],
      ['another language', { multiLanguageName: { ar: 'ع' } }, 'ع'],
    ])('whose name comes from %s', async (_, overrides, name) => {
      expect(nameIn(await read(overrides), 'he').text).toBe(name);
    });

    it.each(['active', 'Active', 'inactive', 'draft', 'archived'])(
      'with the status %s in its original spelling',
      async (status) => {
        expect((await read({ status })).status).toBe(status);
      },
    );

    it('whose status is only a flag', async () => {
      expect(await read({ isActive: false })).toMatchObject({ status: undefined, activeFlag: false });
      expect(await read({ isActive: 'yes' })).toMatchObject({ activeFlag: undefined });
    });

    it('with one contact when the contact info is an object', async () => {
      const contactInfo = { phoneNumber: '03-555', email: ' ', website: 'https://a.example' };
      expect(await read({ contactInfo })).toMatchObject({
        contacts: [
          { name: undefined, names: {}, phoneNumbers: ['03-555'], email: undefined, fax: undefined },
        ],
        website: 'https://a.example',
      });
    });

    it.each([[null], ['call us'], [{}], [[]], [[null, 'x', {}]]])(
      'without contacts when they are %j',
      async (contactInfo) => {
        expect((await read({ contactInfo })).contacts).toEqual([]);
      },
    );

    it('without opening hours of an unreadable day, but with those of unreadable times, and reports them once', async () => {
      const rules = [
        { dayOfWeek: 7, startTime: '9:00', endTime: '10:00', isActive: true },
        { dayOfWeek: 1, startTime: 'nine', endTime: '10:00', isActive: true },
        { dayOfWeek: 2, startTime: '9:00', endTime: '10:00', isActive: true },
        { dayOfWeek: 3, startTime: '9:00', isActive: true },
        'closed',
        null,
      ];
      const { repository, diagnostics } = businesses(json({ id: 'business-1', operatingHours: { rules } }));
      const answer = await repository.byId(aBusinessId());
      expect(
        answer.ok && answer.value.operatingHours.map(({ dayOfWeek, startTime }) => [dayOfWeek, startTime]),
      ).toEqual([
        [1, ''],
        [2, '09:00'],
        [3, '09:00'],
      ]);
      expect(diagnostics.events.map(({ event }) => event)).toEqual(['unreadable-data']);
    });

    it('without blank and unreadable keywords', async () => {
      expect(await read({ keywords: ['locks', ' ', 7, null] })).toMatchObject({ keywords: ['locks'] });
    });

    it.each([
      [4.5, 4.5],
      ['4.5', 4.5],
      [-1, 0],
      [Number.MAX_VALUE * 2, 0],
      ['many', 0],
      ['Infinity', 0],
      [true, 0],
      [null, 0],
    ])('with the rating %j as %j', async (rating, expected) => {
      expect(await read({ rating })).toMatchObject({ rating: expected });
    });

    it.each(Object.keys(businessOnWire).filter((key) => key !== 'id'))(
      'whose %s has a wrong type',
      async (key) => {
        for (const wrong of [17, true, null, 'x', { rules: 5, name: 5 }, [[], null, 4]]) {
          const { repository } = businesses(json({ ...businessOnWire, [key]: wrong }));
          expect(await repository.byId(aBusinessId('biz-1'))).toMatchObject(success({ id: 'biz-1' }));
        }
      },
    );

    it.each([
      ['no id', json({ name: 'x' })],
      ['another id', json({ ...businessOnWire, id: 'biz-2' })],
      ['a list', json([businessOnWire])],
      ['null', json(null)],
      ['nothing', emptyResponse(204)],
      ['a web page', html()],
    ])('and rejects %s', async (_, answer) => {
      expect(await businesses(answer).repository.byId(aBusinessId())).toMatchObject({
        error: { kind: 'malformed-response' },
      });
    });
  });

  describe('reads a list', () => {
    it('in the requested order, whatever the order of the response', async () => {
      const { repository, sent, lastBody } = businesses(json(businessesOnWire));
      const answer = await repository.byIds(['biz-1', 'biz-2', 'biz-3'].map(aBusinessId));
      expect(answer).toMatchObject(
        success([
          { id: 'biz-1', status: 'Active' },
          {
            id: 'biz-2',
            profilePhoto: 'https://media.example.com/keys.jpg',
            contacts: [{ phoneNumbers: ['04-555-0199'], email: 'keys@example.com' }],
            website: 'https://keys.example.com',
          },
        ]),
      );
      expect(answer.ok && answer.value).toHaveLength(2);
      expect(sent()).toEqual(['POST /businesses']);
      expect(lastBody()).toEqual(['biz-1', 'biz-2', 'biz-3']);
    });

    it('without unreadable entries, and reports them once', async () => {
      const bad = Array.from({ length: 200 }, () => ({ name: 'nameless' }));
      const { repository, diagnostics } = businesses(json([null, 'x', ...bad, ...businessesOnWire]));
      const answer = await repository.byIds(['biz-1', 'biz-2'].map(aBusinessId));
      expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(['biz-1', 'biz-2']);
      expect(diagnostics.events).toHaveLength(1);
      expect(diagnostics.events[0]?.detail).toContain('and 197 more');
    });

    it('of ten thousand', async () => {
      const many = Array.from({ length: 10_000 }, (_, index) => ({
        ...businessOnWire,
        id: `b-${String(index)}`,
      }));
      const answer = await businesses(json(many)).repository.byIds(many.map(({ id }) => aBusinessId(id)));
      expect(answer.ok && answer.value.length).toBe(10_000);
    });

    it('that is empty', async () => {
      expect(await businesses(json([])).repository.byIds([aBusinessId()])).toEqual(success([]));
    });

    it.each([
      ['nothing', emptyResponse(200)],
      ['204', emptyResponse(204)],
      ['an object', json({ items: businessesOnWire })],
      ['nothing that can be read', json([{}, {}])],
      ['only other businesses', json([{ id: 'business-2' }])],
      ['a text', json('none')],
    ])('and rejects %s, which is no empty list', async (_, answer) => {
      expect(await businesses(answer).repository.byIds([aBusinessId()])).toMatchObject({
        error: { kind: 'malformed-response' },
      });
    });
  });

  describe('changes the status', () => {
    it.each([
      ['object', 'active', { status: 'active' }],
      ['object', 'inactive', { status: 'inactive' }],
      ['text', 'active', 'active'],
      ['text', 'inactive', 'inactive'],
    ] as const)('by sending %s: %s', async (form, status, body) => {
      const { repository, sent, lastBody, server } = businesses(json({ success: true }), form);
      expect(await repository.changeStatus(aBusinessId(), status)).toEqual(success());
      expect(sent()).toEqual(['PUT /123/businesses/business-1/status']);
      expect(lastBody()).toEqual(body);
      expect(server.requests[0]?.headers['content-type']).toBe('application/json');
    });

    it.each([
      ['{success: true}', json({ success: true })],
      ['{}', json({})],
      ['nothing', emptyResponse(200)],
      ['204', emptyResponse(204)],
    ])('when the response is %s', async (_, answer) => {
      expect((await businesses(answer).repository.changeStatus(aBusinessId(), 'active')).ok).toBe(true);
    });

    it.each([
      [{ success: false, error: 'No photos', message: undefined }, 'No photos'],
      [{ success: false, message: 'Not verified' }, 'Not verified'],
      [{ success: false }, undefined],
    ])('but fails when the response is %j', async (answer, message) => {
      const { repository } = businesses(json(answer));
      expect(await repository.changeStatus(aBusinessId(), 'active')).toEqual(
        failure({ kind: 'refused', message }),
      );
    });

    it.each([
      ['in JSON', json({ error: 'Suspended' }, 409)],
      ['in plain words', text('Suspended', 'text/plain', 400)],
    ])('but fails when it is refused %s', async (_, answer) => {
      expect(await businesses(answer).repository.changeStatus(aBusinessId(), 'active')).toMatchObject(
        failure({ kind: 'refused', message: 'Suspended' }),
      );
    });

    it('with an unknown result when the response neither confirms nor refuses it', async () => {
      for (const answer of [json({ success: 'no' }), json({ error: 'Suspended' }), json(17), html()])
        expect(await businesses(answer).repository.changeStatus(aBusinessId(), 'active')).toEqual(
          failure({ kind: 'outcome-unknown' }),
        );
    });
  });
});
