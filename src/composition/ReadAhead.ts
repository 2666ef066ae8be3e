import type { Clock } from '@/application/ports/Clock';

/** Milliseconds after which nobody goes on with an answer that was asked for ahead: it may not be true any more. */
const FRESH = 10_000;

interface Read<Question extends readonly unknown[], Answer> {
  execute(...asked: [...Question, signal?: AbortSignal | undefined]): Promise<Answer>;
}

/**
 * A use case that reads, and may be asked before anybody is there to show the answer. Who asks the same soon after goes
 * on with that, once; every other question is asked as ever.
 */
export class ReadAhead<Question extends readonly unknown[], Answer> implements Read<Question, Answer> {
  #begun: { readonly question: Question; readonly at: number; readonly answer: Promise<Answer> } | undefined;

  constructor(
    private readonly read: Read<Question, Answer>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  begin(...question: Question): void {
    this.#begun = { question, at: this.clock.now(), answer: this.read.execute(...question) };
  }

  async execute(...asked: [...Question, signal?: AbortSignal | undefined]): Promise<Answer> {
    const begun = this.#begun;
    this.#begun = undefined;
    const isSame = begun?.question.every((part, index) => part === asked[index]) === true;
    return isSame && this.clock.now() - begun.at < FRESH ? begun.answer : this.read.execute(...asked);
  }
}
