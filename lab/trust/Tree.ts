import { git, hashOf, sourceLines } from '../../tests/support/sources';
import { SECTION_NAMES, type SectionName } from './Section';

/** Which state of the repository a result was measured in. */
export interface Tree {
  readonly commit: string;
  /** Hash of all committed files that the result of this section depends on. */
  contentFor: (section: SectionName) => string;
  /** Whether the files are those of the commit. */
  readonly isClean: boolean;
}

/** A section runs no file of another one, except the supply, which checks the whole repository. */
function dependsOn(section: SectionName, file: string): boolean {
  const owner = SECTION_NAMES.find((name) => file.includes(`\tlab/trust/${name}/`));
  return owner === undefined || owner === section || section === 'supply';
}

export function readTree(): Tree {
  const files = sourceLines(git('ls-tree', '-r', 'HEAD'));
  return {
    commit: git('rev-parse', 'HEAD').trim(),
    contentFor: (section) => hashOf(files.filter((file) => dependsOn(section, file))),
    isClean: sourceLines(git('status', '--porcelain')).length === 0,
  };
}
