import { expect } from 'expect';

/**
 * Replaces '@jest/globals' while mutants are tried: Jest's start alone would take several times as long as the tests. A test runs as soon
 * as it is described, and the first failure ends the run.
 */

type Test = () => void;
type Each = <Row>(rows: readonly Row[]) => (name: string, test: (...row: never[]) => void) => void;

let bank = '';
let path: readonly string[] = [];
let passed: string[] = [];

/** Runs the tests of one bank that `describe` describes. Returns the passed ones, in order, and the first failure. */
export function playTests(name: string, describe: () => void): { passed: string[]; failed?: string; error?: unknown } {
  bank = name;
  path = [];
  passed = [];
  try {
    describe();
    return { passed };
  } catch (error) {
    return { passed, failed: path.join(' › '), error };
  }
}

/** Tests that name another bank cannot distinguish mutants of this one. */
const namesAnother = (name: string) =>
  (name.match(/[a-z]{2}-\d{4}-\d{2}-\d{2}/g) ?? [`${bank}-`]).every(one => !one.startsWith(`${bank}-`));

/** After a failure `path` stays. */
function runBlock(name: string, block: Test): void {
  const above = path;
  path = [...above, name];
  block();
  path = above;
}

function play(name: string, test: Test): void {
  if (namesAnother([...path, name].join(' '))) return;
  runBlock(name, () => {
    test();
    passed.push(path.join(' › '));
  });
}

/** The name of a row: its first text, or its id. */
function rowName(row: unknown): string {
  const first = Array.isArray(row) ? row[0] : row;
  if (typeof first === 'string') return first;
  return first !== null && typeof first === 'object' && 'id' in first ? String(first.id) : '';
}

/** Every row of a table; a row that is not a list is the only argument. */
const each =
  (run: (name: string, test: Test) => void): Each =>
  rows =>
  (name, test) => {
    for (const row of rows)
      run(`${name} ${rowName(row)}`, () => test(...((Array.isArray(row) ? row : [row]) as never[])));
  };

export const describe = Object.assign(runBlock, { each: each(runBlock) });
export const it = Object.assign(play, { each: each(play) });
export const test = it;
export { expect };
