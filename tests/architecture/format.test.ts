import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { repository } from './FixtureRepository';

async function isFormatted(text: string): Promise<boolean> {
  const filepath = join(repository, 'src/domain/example.ts');
  return check(text, { ...(await resolveConfig(filepath)), filepath });
}

describe('the format', () => {
  it('refuses a file that Prettier would write differently', async () => {
    expect(await isFormatted('export const a = {b:"c"}\n')).toBe(false);
  });

  it('accepts a file that Prettier would not change', async () => {
    expect(await isFormatted("export const a = { b: 'c' };\n")).toBe(true);
  });
});
