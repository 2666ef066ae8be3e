import { spawn } from 'node:child_process';

/**
 * @typedef {object} Outcome
 * @property {number} code Exit code; 1 when the program could not be started or was killed.
 * @property {string} output Standard output and error, in the order they came; empty when they were shown directly.
 * @property {number} milliseconds
 */

/**
 * Runs a program and waits for it. Never rejects: a program that cannot start is an exit code of 1.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ show?: boolean; environment?: Record<string, string>; directory?: string }} [options] `show` prints the
 * output while the program runs; `directory` is the working directory.
 * @returns {Promise<Outcome>}
 */
export function runCommand(program, parameters, { show = false, environment = {}, directory = '.' } = {}) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: directory,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32' && program !== process.execPath,
    });
    let output = '';
    const collect = (/** @type {Buffer} */ part) => {
      output += part.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const finish = (/** @type {number} */ code) => {
      resolve({ code, output, milliseconds: performance.now() - startedAt });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', (code) => {
      finish(code ?? 1);
    });
  });
}

/**
 * Runs the command line program of an installed package with this Node.
 * @param {string} file Path below node_modules.
 * @param {readonly string[]} parameters
 * @param {{ show?: boolean; environment?: Record<string, string> }} [options]
 */
export function runPackage(file, parameters, options) {
  return runCommand(process.execPath, [`node_modules/${file}`, ...parameters], options);
}
