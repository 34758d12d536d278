import { type Actor, requireRight, requireWrite } from '@aicp/contracts/rights/actor';
import { RIGHT_OF } from '@aicp/contracts/rights/operationRights';

type Resolver = (root: unknown, args: unknown, context: { actor: Actor }, info: unknown) => unknown;

/**
 * The resolvers with checks of roles and API tokens by the table of the contracts: no service can forget one.
 * @throws Error for a mutation that is missing from the table
 */
export function guardMutations<Mutations extends object>(mutations: Mutations): Mutations {
  const guarded = Object.entries(mutations as Record<string, Resolver>).map(([name, resolve]) => {
    const right = RIGHT_OF[name];
    if (right === undefined)
      throw new Error(`The mutation ${name} has no row in libs/contracts/src/rights/operationRights.ts.`);
    const check = (actor: Actor) => void (right === null ? requireWrite(actor) : requireRight(actor, right));
    const guard: Resolver = (root, args, context, info) => {
      check(context.actor);
      return resolve(root, args, context, info);
    };
    return [name, guard];
  });
  return Object.fromEntries(guarded) as Mutations;
}
