import { describe, expect, it } from 'vitest';
import { serverText } from '@/ui/i18n/serverText';

describe('A message of the server', () => {
  it('is shown unchanged', () => {
    expect(serverText(' The listing is under review. ')).toBe('The listing is under review.');
  });

  it.each([undefined, '', ' \n ', '\u202E'])('is omitted for %j', (message) => {
    expect(serverText(message)).toBeUndefined();
  });

  it('is shown on one line without bidirectional control characters (threats T18)', () => {
    expect(serverText('one\r\ntwo\u202Eeerht\u0000')).toBe('one two eerht');
  });

  it('is cut to 200 characters, without splitting a surrogate pair', () => {
    expect(serverText('x'.repeat(300))).toBe(`${'x'.repeat(199)}…`);
    expect(serverText(`${'x'.repeat(198)}😀😀😀`)).toBe(`${'x'.repeat(198)}…`);
    expect(serverText('x'.repeat(200))).toHaveLength(200);
  });
});
