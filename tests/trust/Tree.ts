import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { SECTION_NAMES, type SectionName } from './Section';

/** Which state of the repository a result was measured in. */
export interface Tree {
  readonly commit: string;
  /** Hash of all committed files that the result of this section depends on. */
  contentFor: (section: SectionName) => string;
  /** Whether the files are those of the commit. */
  readonly isClean: boolean;
}

/** Notes that the sections write themselves. Committing them makes no result stale. */
const WRITTEN = ['docs/trust.md', 'docs/payment-matrix.md'];

function git(...parameters: readonly string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 1e8 });
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '' && !WRITTEN.some((path) => line.endsWith(path)));
}

/** A section runs no file of another one, except the supply, which checks the whole repository. */
function dependsOn(section: SectionName, file: string): boolean {
  const owner = SECTION_NAMES.find((name) => file.includes(`\ttests/trust/${name}/`));
  return owner === undefined || owner === section || section === 'supply';
}

export function readTree(): Tree {
  const files = linesOf(git('ls-tree', '-r', 'HEAD'));
  return {
    commit: git('rev-parse', 'HEAD').trim(),
    contentFor: (section) => {
      const own = files.filter((file) => dependsOn(section, file));
      return createHash('sha256').update(own.join('\n')).digest('hex');
    },
    isClean: linesOf(git('status', '--porcelain')).length === 0,
  };
}
