import { describe, expect, it } from 'vitest';
import { arrowsUpward, changedLines, floorsOf, importsIn, lateWays } from './house.mjs';

const imports = importsIn(
  new Map([
    ['src/a/main.tsx', "import { boot } from './start/boot';\nimport type { Token } from './tokens';\n"],
    [
      'src/a/start/boot.ts',
      "import {\n  b,\n} from '@/a/container';\nconst c = async () => import('../tokens');\n",
    ],
    ['src/a/container.ts', "import { Token } from './tokens';\nimport 'mobx';\n"],
    ['src/a/tokens.ts', ''],
  ]),
);

describe('the shape of a folder', () => {
  it('counts what is imported, also by import(), and no types', () => {
    expect(Object.fromEntries(imports)).toEqual({
      'src/a/main.tsx': ['src/a/start/boot.ts'],
      'src/a/start/boot.ts': ['src/a/container.ts', 'src/a/tokens.ts'],
      'src/a/container.ts': ['src/a/tokens.ts'],
      'src/a/tokens.ts': [],
    });
  });

  it('has as many floors as its longest chain of imports', () => {
    expect(floorsOf(imports)).toBe(4);
  });

  it('has an arrow upward where a file imports one above its folder that is not on the lowest floor', () => {
    expect(arrowsUpward(imports)).toEqual(['src/a/start/boot.ts -> src/a/container.ts']);
  });
});

describe('the ways to load code late', () => {
  it('are the known helpers, and each family of components once', () => {
    const ways = lateWays(
      new Map([
        ['loadChunk.ts', 'export async function loadChunk() {}'],
        ['MenuArea.tsx', "export const MenuArea = 1; import('./Menu')"],
        ['CardArea.tsx', "export function CardArea() { import('./Card') }"],
        ['TextArea.tsx', 'export const TextArea = 1;'],
      ]),
    );
    expect(ways).toEqual(['loadChunk', '…Area']);
  });
});

describe('the changed lines', () => {
  it('are those added and deleted in the sources of a folder', () => {
    const log = [
      '3\t4\tsrc/ui/App.tsx',
      '1\t1\tsrc/ui/app.scss',
      '-\t-\tsrc/a.webp',
      '5\t0\t{lab => src}/b.ts',
      '2\t2\tsrc/{a => b}/c.ts',
      '7\t7\ttests/src/d.ts',
    ];
    expect(changedLines(log.join('\n'), 'src')).toBe(3 + 4 + 2 + 2);
  });
});
