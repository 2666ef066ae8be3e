import { describe, expect, it } from 'vitest';
import { formatText } from '../../scripts/formatText.mjs';

describe('the format', () => {
  it('has single quotes and trailing commas, as `npm run format` writes them', async () => {
    const written = await formatText('src/domain/example.ts', 'export const a = {b:"c"}\n');
    expect(written).toBe("export const a = { b: 'c' };\n");
  });

  it('refuses a file that cannot be parsed', async () => {
    await expect(formatText('src/domain/example.ts', 'export const = 1')).rejects.toThrow('example.ts');
  });
});
