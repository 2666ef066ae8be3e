import { describe, expect, it } from 'vitest';
import { formatText } from '../../scripts/formatText.mjs';

describe('the format', () => {
  it('refuses a file that cannot be parsed', async () => {
    await expect(formatText('src/domain/example.ts', 'export const = 1')).rejects.toThrow('example.ts');
  });
});
