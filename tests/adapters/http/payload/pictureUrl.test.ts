import { describe, expect, it } from 'vitest';
import { parsePictureUrl } from '@/adapters/http/payload/pictureUrl';

describe('the URL of a picture', () => {
  it.each(['https://media.example/a.jpg', 'HTTP://media.example/a.jpg', 'data:image/png;base64,AA'])(
    'is accepted: %s',
    (url) => {
      expect(parsePictureUrl(url)).toBe(url);
    },
  );

  it.each([
    'see https://media.example/a.jpg',
    'ftp:https://media.example/a.jpg',
    'data:text/html,x',
    'https://',
    '',
    7,
  ])('is refused: %j', (url) => {
    expect(parsePictureUrl(url)).toBeUndefined();
  });
});
