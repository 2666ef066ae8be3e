import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type BundleReport, formatReport, reportFileOf } from '../bundleSizes.mjs';
import { closureOf } from './closureOf.ts';

const sourceModule = /\/src\/(?<name>.+\.tsx?)$/u;

function describeBundle(bundle: Rolldown.OutputBundle, bytesOf: (name: string) => number): BundleReport {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const sum = (names: Iterable<string>): number =>
    Array.from(names, bytesOf).reduce((total, bytes) => total + bytes, 0);
  const entries = chunks.filter((chunk) => chunk.isEntry);
  const atStart = new Set(entries.flatMap((chunk) => [...closureOf(chunk, bundle)]));
  const parts = chunks.flatMap((chunk) => {
    const name = nameOf(chunk);
    if (chunk.isEntry || name === undefined) return [];
    const closure = closureOf(chunk, bundle);
    const later = [...closure].filter((file) => !atStart.has(file));
    return [{ name, total: sum(closure), afterEntry: sum(later) }];
  });
  return {
    entries: entries.map((chunk) => ({ name: chunk.name, total: sum(closureOf(chunk, bundle)) })),
    parts: parts.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  };
}

/**
 * The module that the chunk starts with, or the name of a shared chunk. Undefined for chunks of texts, which
 * the report leaves out.
 */
function nameOf({ facadeModuleId, moduleIds, name }: Rolldown.OutputChunk): string | undefined {
  if (facadeModuleId !== null) return sourceModule.exec(facadeModuleId)?.groups?.['name'];
  return moduleIds.some((id) => id.endsWith('.json')) ? undefined : name;
}

/**
 * After a build, reports the JavaScript size of the entry and of each lazily loaded part, in brotli bytes.
 */
export function bundleReport(): Plugin {
  return {
    name: 'amin:bundle-report',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }, bundle) {
        if (dir === undefined) return;
        const report = describeBundle(bundle, (name) => statSync(join(dir, `${name}.br`)).size);
        const file = reportFileOf(dir);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
        console.log(`\n${formatReport(report)}\n`);
      },
    },
  };
}
