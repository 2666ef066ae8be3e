import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { failure, success, type Result } from '@/domain/shared/result';
import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { chunk, forEachConcurrently } from './listParts';
import type { OwnBusinesses } from './OwnBusinesses';
import { PartialList, type Answer, type Part } from './PartialList';

export type ListBusinessesError = ReadFailure;

type Listed = Result<OwnBusinesses, ListBusinessesError>;

/** A service that failed so often is down: asking it for the rest would only make that worse (faults B.3). */
const FAILURES_ENOUGH = 3;

/** The businesses of an owner, asked for in parts; without any, nobody is asked. */
export class ListBusinesses {
  constructor(private readonly businesses: Pick<BusinessRepository, 'byIds'>) {}

  /** @param onProgress Is told what came so far, each time the list has grown at its end and goes on growing. */
  async execute(
    owner: User,
    signal?: AbortSignalLike,
    onProgress: (soFar: OwnBusinesses) => void = () => undefined,
  ): Promise<Listed> {
    const parts = chunk(idsOf(owner));
    let told = 0;
    const list = await this.#ask(parts, signal, (soFar) => {
      if (soFar.awaited === 0 || soFar.businesses.length <= told) return;
      told = soFar.businesses.length;
      onProgress(soFar);
    });
    const all = list.progress;
    const error = decisiveFailure(list.answers, all.businesses.length);
    if (error !== undefined) return failure(error);
    return all.businesses.length > 0 || parts.length === 0 ? success(all) : failure(NONE_OF_THEM);
  }

  /** Asks again for what failed before. When all of it fails again, so does this. */
  async complete(owner: User, before: OwnBusinesses, signal?: AbortSignalLike): Promise<Listed> {
    const { progress: came, answers } = await this.#ask(chunk(before.failed), signal);
    const error = decisiveFailure(answers, answers.filter(({ ok }) => ok).length);
    if (error !== undefined) return failure(error);
    const byId = new Map([...before.businesses, ...came.businesses].map((each) => [each.id, each]));
    const businesses = idsOf(owner).flatMap((id) => byId.get(id) ?? []);
    return success({ ...came, businesses, missing: before.missing + came.missing });
  }

  /** What came for the parts, once each has its answer. */
  async #ask(
    parts: readonly Part[],
    signal: AbortSignalLike | undefined,
    onAnswer: (soFar: OwnBusinesses) => void = () => undefined,
  ): Promise<PartialList> {
    const list = new PartialList(parts);
    let failures = 0;
    let last: Answer = failure(NONE_OF_THEM);
    await forEachConcurrently(parts, async (part, index) => {
      const answer = await this.businesses.byIds(part, signal);
      list.add(index, answer);
      if (!answer.ok) {
        failures = isExpiry(answer.error) ? FAILURES_ENOUGH : failures + 1;
        last = answer;
      }
      if (failures >= FAILURES_ENOUGH || signal?.aborted === true) return 'stop';
      onAnswer(list.progress);
      return 'on';
    });
    list.close(last);
    return list;
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
