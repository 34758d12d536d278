import { expect } from '@playwright/test';
import { CALLERS, type CallerName } from './callers.ts';
import { comeBack } from './comeBack.ts';
import { type Input, isInside, isLinkCaller, type Outcome, outcomeFor, type Row } from './kinds.ts';
import { MARK, renew } from './things.ts';
import type { World } from './world.ts';

/** The outcome of a call and the text of its response. */
type Called = { outcome: Outcome; text: string };
export type Call = (caller: CallerName, input: Input) => Promise<Called>;

/**
 * Makes a row's call as every caller. Refused callers go first, in parallel, because their attempts must change nothing. The others
 * follow, one after another if each call uses something up.
 */
export async function tryRow(row: Row, world: World, writes: boolean, call: Call): Promise<void> {
  const isAllowed = (caller: CallerName) => outcomeFor(row, caller, writes) === 'allowed';
  const tryAs = async (caller: CallerName) =>
    faultsOf(row, world, caller, outcomeFor(row, caller, writes), await call(caller, row.input(world.things)));
  const faults = await Promise.all(CALLERS.filter(caller => !isAllowed(caller)).map(tryAs));
  const others = CALLERS.filter(isAllowed);
  if (!row.uses) faults.push(...(await Promise.all(others.map(tryAs))));
  else
    for (const caller of others) {
      faults.push(await tryAs(caller));
      world.things = { ...world.things, ...(await renew(row.uses, world.callers, world.things)) };
    }
  expect(faults.flat()).toEqual([]);
  if (row.endsCallers) world.callers = await comeBack(world.callers);
}

function faultsOf(row: Row, world: World, caller: CallerName, expected: Outcome, { outcome, text }: Called): string[] {
  const faults = outcome === expected ? [] : [`${caller}: ${outcome}, not ${expected}: ${text.slice(0, 500)}`];
  const belongs = isInside(caller) || (isLinkCaller(caller) && outcome === 'allowed');
  if (belongs) return faults;
  const isTold = row.names && caller === 'admin';
  const leaked = [MARK, ...(isTold ? [] : [world.callers.ownerName])].filter(secret => text.includes(secret));
  return [...faults, ...leaked.map(secret => `${caller} reads what is the owner's, ${secret}: ${text.slice(0, 500)}`)];
}
