import type { Business, BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { failure, success, type Result } from '@/domain/shared/result';
import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { partsOf, throughParts } from './listParts';

/** Every business of the owner's list is counted once: it came, it is missing, it failed or it is awaited. */
export interface OwnBusinesses {
  /** In the order of the owner's list. While some are awaited, those that stand before all of them. */
  readonly businesses: readonly Business[];
  /** How many of the owner's list the answers did not hold (decision C34). */
  readonly missing: number;
  /** Those whose part could not be loaded. */
  readonly failed: readonly BusinessId[];
  /** How many are still on their way; until there are none, no other count is final. */
  readonly awaited: number;
}

export type ListBusinessesError = ReadFailure;

type Listed = Result<OwnBusinesses, ListBusinessesError>;
type Part = readonly BusinessId[];
type Answer = Result<readonly Business[], ReadFailure>;

/** A service that failed so often is down: asking it for the rest would only make that worse (faults B.3). */
const FAILURES_ENOUGH = 3;

type OnProgress = (soFar: OwnBusinesses) => void;

/** A list that is asked for already. */
interface Begun {
  readonly owner: User;
  readonly follow: (onProgress: OnProgress) => Promise<Listed>;
}

const UNHEARD: OnProgress = () => undefined;

/** The businesses of an owner, asked for in parts; without any, nobody is asked. */
export class ListBusinesses {
  #begun: Begun | undefined;

  constructor(private readonly businesses: Pick<BusinessRepository, 'byIds'>) {}

  /** Asks before anybody is there to show the answer; the next `execute` for the owner goes on with it. */
  begin(owner: User): void {
    let soFar: OwnBusinesses | undefined;
    let tell: OnProgress = UNHEARD;
    const listing = this.#list(owner, undefined, (progress) => {
      soFar = progress;
      tell(progress);
    });
    const follow = async (onProgress: OnProgress): Promise<Listed> => {
      tell = onProgress;
      if (soFar !== undefined) onProgress(soFar);
      return listing;
    };
    this.#begun = { owner, follow };
  }

  /** @param onProgress Is told what came so far, each time the list has grown at its end and goes on growing. */
  async execute(owner: User, signal?: AbortSignalLike, onProgress: OnProgress = UNHEARD): Promise<Listed> {
    const begun = this.#begun;
    this.#begun = undefined;
    return begun?.owner === owner ? begun.follow(onProgress) : this.#list(owner, signal, onProgress);
  }

  async #list(owner: User, signal: AbortSignalLike | undefined, onProgress: OnProgress): Promise<Listed> {
    const parts = partsOf(idsOf(owner));
    if (parts.length === 0) return success(gathered([], []));
    let told = 0;
    const answers = await this.#ask(parts, signal, (current) => {
      const soFar = gathered(parts, current);
      if (soFar.awaited === 0 || soFar.businesses.length <= told) return;
      told = soFar.businesses.length;
      onProgress(soFar);
    });
    const all = gathered(parts, answers);
    const error = decisiveFailure(answers, all.businesses.length);
    if (error !== undefined) return failure(error);
    return all.businesses.length > 0 ? success(all) : failure(NONE_OF_THEM);
  }

  /** Asks again for what failed before. When all of it fails again, so does this. */
  async complete(owner: User, before: OwnBusinesses, signal?: AbortSignalLike): Promise<Listed> {
    const parts = partsOf(before.failed);
    const answers = await this.#ask(parts, signal);
    const came = gathered(parts, answers);
    const error = decisiveFailure(answers, answers.filter(({ ok }) => ok).length);
    if (error !== undefined) return failure(error);
    const byId = new Map([...before.businesses, ...came.businesses].map((each) => [each.id, each]));
    const businesses = idsOf(owner).flatMap((id) => byId.get(id) ?? []);
    return success({ ...came, businesses, missing: before.missing + came.missing });
  }

  /** An answer for each part, in the order of the parts. */
  async #ask(
    parts: readonly Part[],
    signal: AbortSignalLike | undefined,
    onAnswer: (answers: readonly (Answer | undefined)[]) => void = () => undefined,
  ): Promise<readonly Answer[]> {
    const answers: (Answer | undefined)[] = parts.map(() => undefined);
    let failures = 0;
    let last: Answer = failure(NONE_OF_THEM);
    await throughParts(parts, async (part, index) => {
      const answer = await this.businesses.byIds(part, signal);
      answers[index] = answer;
      if (!answer.ok) {
        failures = isExpiry(answer.error) ? FAILURES_ENOUGH : failures + 1;
        last = answer;
      }
      if (failures >= FAILURES_ENOUGH || signal?.aborted === true) return 'stop';
      onAnswer(answers);
      return 'on';
    });
    return answers.map((answer) => answer ?? last);
  }
}

const NONE_OF_THEM = {
  kind: 'malformed-response',
  detail: 'none of the businesses in the list',
} as const satisfies ReadFailure;

function idsOf(owner: User): readonly BusinessId[] {
  return [...new Set(owner.businessIds)];
}

function isExpiry({ kind }: ReadFailure): boolean {
  return kind === 'session-expired';
}

/** What makes the whole list fail: the end of the session, or that nothing came. */
function decisiveFailure(answers: readonly Answer[], came: number): ReadFailure | undefined {
  const errors = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
  return errors.find(isExpiry) ?? (came === 0 ? errors[0] : undefined);
}

/** What the answers up to the first one that is awaited hold. */
function gathered(parts: readonly Part[], answers: readonly (Answer | undefined)[]): OwnBusinesses {
  const open = answers.indexOf(undefined);
  const settled = open === -1 ? parts : parts.slice(0, open);
  const businesses = settled.flatMap((_, index) => valueOf(answers[index]));
  const failed = settled.flatMap((part, index) => (answers[index]?.ok === true ? [] : part));
  const asked = settled.reduce((sum, part) => sum + part.length, 0);
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  return {
    businesses,
    failed,
    missing: Math.max(0, asked - failed.length - businesses.length),
    awaited: total - asked,
  };
}

function valueOf(answer: Answer | undefined): readonly Business[] {
  return answer?.ok === true ? answer.value : [];
}
