import { describe, expect, it } from 'vitest';
import { requestIdOf } from '@/adapters/http/classifyResponse';

const UUID = '0b6f8c7e-1a2b-4c3d-9e8f-001122334455';
const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

describe('the id of a request', () => {
  it.each<[string, unknown, unknown, string | undefined]>([
    ['the header when it has one', UUID, { traceId: TRACE }, UUID],
    ['the body when the header has none', '', { title: 'Failed', traceId: TRACE }, TRACE],
    ['no array, text or missing body', undefined, ['traceId'], undefined],
    ['no inherited key', undefined, Object.create({ traceId: TRACE }), undefined],
    ['no address of a person', 'dana@example.com', { traceId: 'Dana Levi' }, undefined],
    ['no endless text', 'a'.repeat(81), undefined, undefined],
    ['no list with an id', [UUID], { traceId: [UUID] }, undefined],
    ['no number', 7, { traceId: 7 }, undefined],
    ['no phone number', '0501234567', undefined, undefined],
    ['no IP address', '192.168.0.1', undefined, undefined],
    ['no IPv6 address', '2001:db8:85a3::8a2e:370:7334', undefined, undefined],
    ['no name', 'ronit.levi', undefined, undefined],
    ['no id after other words', 'Dana Levi-12345678', undefined, undefined],
    ['no id before other words', 'abc-12345678 Dana', undefined, undefined],
  ])('is %s', (_, header, body, id) => {
    expect(requestIdOf(header, body)).toBe(id);
  });
});
