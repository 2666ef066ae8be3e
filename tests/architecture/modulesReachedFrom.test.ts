import { join } from 'node:path';
import { expect, it } from 'vitest';
import { modulesReachedFrom } from '../../scripts/vite/modulesReachedFrom';
import { repository } from './FixtureRepository';

it('a group of chunks whose modules are not in the build stops it, because it would vanish without a message', () => {
  const isReached = modulesReachedFrom(['src/renamed.ts']);
  expect(() => isReached(join(repository, 'src/any.ts'), { getModuleInfo: () => null })).toThrow(
    /The build has none of these modules: .*src\/renamed\.ts/u,
  );
});
