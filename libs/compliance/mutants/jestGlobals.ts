import { expect } from 'expect';

/**
 * Stands for '@jest/globals' where each mutant plays the tests of the rules in a process of its own: Jest's start alone would take
 * several times as long as the tests. The first failure ends the process with 1.
 */

/** Tests that name another bank cannot tell one mutant of this one from another. */
const version = process.argv[2] ?? '';
const namesAnother = (name: string) =>
  (name.match(/[a-z]{2}-2026-\d{2}-\d{2}/g) ?? [version]).every(one => one !== version);

type Test = () => void;
type Each = <Row>(rows: readonly Row[]) => (name: string, test: (...row: never[]) => void) => void;

let path: readonly string[] = [];

function describeOnce(name: string, block: Test): void {
  const above = path;
  path = [...above, name];
  block();
  path = above;
}

function play(name: string, test: Test): void {
  if (namesAnother([...path, name].join(' '))) return;
  try {
    test();
  } catch (error) {
    process.stdout.write(`${[...path, name].join(' › ')}\n${String(error).slice(0, 2_000)}\n`);
    process.exit(1);
  }
}

/** Every row of a table; a row that is no list is the only argument. */
const each =
  (run: (name: string, test: Test) => void): Each =>
  rows =>
  (name, test) => {
    for (const row of rows) {
      const values = (Array.isArray(row) ? row : [row]) as never[];
      run(`${name} ${typeof values[0] === 'string' ? values[0] : ''}`, () => test(...values));
    }
  };

export const describe = Object.assign(describeOnce, { each: each(describeOnce) });
export const it = Object.assign(play, { each: each(play) });
export const test = it;
export { expect };
