import { describe, expect, it } from 'vitest';
import { serverText } from '@/ui/i18n/serverText';

describe('What the server said', () => {
  it('is shown as it is', () => {
    expect(serverText(' The listing is under review. ')).toBe('The listing is under review.');
  });

  it.each([undefined, '', ' \n ', '\u202E'])('is nothing for %j', (message) => {
    expect(serverText(message)).toBeUndefined();
  });

  it('is one line that cannot turn the text around it', () => {
    expect(serverText('one\r\ntwo\u202Eeerht\u0000')).toBe('one two eerht');
  });

  it('is cut to 200 characters, none of them in half', () => {
    expect(serverText('x'.repeat(300))).toBe(`${'x'.repeat(199)}…`);
    expect(serverText(`${'x'.repeat(198)}😀😀😀`)).toBe(`${'x'.repeat(198)}…`);
    expect(serverText('x'.repeat(200))).toHaveLength(200);
  });
});
