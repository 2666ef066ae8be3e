import { OwnProcess } from './OwnProcess';

export interface Display {
  /** The value for the environment variable DISPLAY. */
  readonly name: string;
  end(): Promise<void>;
}

/** Starts an X server without a screen on the first free display number. */
export async function startDisplay(program: string): Promise<Display> {
  const parameters = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = new OwnProcess(program, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const output = server.child.stdio[3];
  const number = await new Promise<string>((resolve, reject) => {
    let text = '';
    output?.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.endsWith('\n')) resolve(text.trim());
    });
    server.child.on('close', () => {
      reject(new Error(`${program} exited before it printed its display number`));
    });
  });
  return { name: `:${number}`, end: async () => server.end() };
}
