import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';

const PROMPT = 'amin> ';

interface Exchange {
  readonly line: string;
  readonly answer: string;
}

/** The transcripts in docs/demo.md. Each is a list of typed lines with the answer that follows them. */
function transcripts(): readonly (readonly Exchange[])[] {
  const page = readFileSync(new URL('../../docs/demo.md', import.meta.url), 'utf8');
  return [...page.matchAll(/```console\n([\s\S]*?)```/g)].map(([, block = '']) =>
    block
      .split(PROMPT)
      .filter((text) => text !== '')
      .map((text) => {
        const [line = '', ...answer] = text.trimEnd().split('\n');
        return { line, answer: answer.join('\n') };
      }),
  );
}

/** A process with the prompt of `npm run console`. */
class Prompt {
  readonly #process: ChildProcessWithoutNullStreams;
  #output = '';
  #onPrompt: (() => void) | undefined;

  constructor() {
    this.#process = spawn(process.execPath, ['scripts/console.mjs']);
    this.#process.stdout.on('data', (part: Buffer) => {
      this.#output += part.toString();
      if (this.#output.endsWith(PROMPT)) this.#onPrompt?.();
    });
  }

  /** Waits for the next prompt. Returns the output before it. */
  async answer(): Promise<string> {
    if (!this.#output.endsWith(PROMPT))
      await new Promise<void>((resolve) => {
        this.#onPrompt = resolve;
      });
    const answer = this.#output.slice(0, -PROMPT.length).trimEnd();
    this.#output = '';
    return answer;
  }

  async ask(line: string): Promise<string> {
    this.#process.stdin.write(`${line}\n`);
    return this.answer();
  }

  close(): void {
    this.#process.kill();
  }
}

describe('the console', () => {
  const prompt = new Prompt();
  afterAll(() => {
    prompt.close();
  });

  it('has four worked examples in docs/demo.md', () => {
    expect(transcripts()).toHaveLength(4);
  });

  it('prints what docs/demo.md shows, and lists its commands', { timeout: 60_000 }, async () => {
    expect(await prompt.answer()).toContain('Type help');
    expect(await prompt.ask('help')).toContain('listBusinesses.execute(owner)');
    for (const { line, answer } of transcripts().flat()) {
      const heard = await prompt.ask(line);
      expect(heard).toBe(answer);
    }
  });
});
