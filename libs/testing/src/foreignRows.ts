import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@aicp/contracts/rights/actor';
import { aroundDriverCalls, callingFiles } from './driverCalls.ts';

/**
 * Detects a transaction in a user's request that writes rows of another organisation than the current one, and throws. It sees every row
 * or filter that names an organisation.
 */

const asking = new AsyncLocalStorage<Actor>();
const faults = new Set<string>();
let isWatching = false;

/** Collections about a user in all of their organisations. */
const OF_SEVERAL: Record<string, string> = {
  'services/identity/src/use-cases/organisation/acceptInvitation.ts':
    "a user's own membership of the inviting organisation",
  'services/identity/src/use-cases/singleSignOn/connectSignIn.ts':
    'a way in is trusted by each organisation of its domain',
  'services/identity/src/use-cases/account/eraseUser.ts':
    "a user's own memberships, and organisations without another member",
};

const WRITES = /^(insert|update|replace|delete|bulkWrite|findOneAnd)/;

/** Runs a user's request of a service. */
export const askedBy = <Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> => asking.run(actor, work);

/** Makes such writes throw from now on. */
export function watchForeignRows(): void {
  if (isWatching) return;
  isWatching = true;
  aroundDriverCalls(({ collection, method, given, options }, run) => {
    const actor = asking.getStore();
    if (actor?.kind !== 'user' || !options?.session || !WRITES.test(method)) return run(options);
    const others = organisationsIn(given[0]).filter(id => id !== actor.organisationId);
    if (others.length === 0) return run(options);
    const path = callingFiles();
    if (path.some(file => file in OF_SEVERAL)) return run(options);
    const fault = `${collection}.${method} touches organisation ${others[0]} for a user of ${actor.organisationId}, by ${path.join(', from ')}`;
    faults.add(fault);
    throw new Error(fault);
  });
}

/** Returns a sentence for each refusal since the last call: the product may have caught the error. */
export function foreignRowsFound(): string[] {
  const found = [...faults];
  faults.clear();
  return found;
}

/** The ids of the organisations named in a filter, rows or a list of writes. */
function organisationsIn(written: unknown): number[] {
  if (Array.isArray(written)) return written.flatMap(organisationsIn);
  if (typeof written !== 'object' || written === null) return [];
  return Object.entries(written).flatMap(([name, value]) => {
    if (name === 'organisationId') return typeof value === 'number' ? [value] : [];
    return /^(insertOne|updateOne|updateMany|replaceOne|deleteOne|deleteMany|document|filter)$/.test(name)
      ? organisationsIn(value)
      : [];
  });
}
