import { RegisterFilter } from '@aicp/contracts/inputs/systemRegisterInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { z } from 'zod';
import type { RequestContext } from '../context.ts';
import { listOwnFields } from '../store/ownFields.ts';
import { countRegister, pageOfRegister, REGISTER_SORTS } from '../store/systemRegister.ts';
import { type AiSystem, findSystems } from '../store/systems.ts';

/** The last reachable row: users filter instead of paging this far. */
const DEEPEST = 10_000;
const MAX_A_PAGE = 200;

const RegisterPage = z.object({
  filter: RegisterFilter.nullish().transform(filter => filter ?? {}),
  sort: z.enum(REGISTER_SORTS),
  reversed: z.boolean(),
  first: z.int().min(1).max(MAX_A_PAGE),
  skip: z.int().min(0).max(DEEPEST),
});

type Register = { all: number; matchCount: number; systems: AiSystem[] };

/** A page of the list of all systems. Takes as many reads for a long list as for a short one. */
export async function readSystemRegister(ctx: RequestContext, input: unknown): Promise<Register> {
  const { organisationId } = signedIn(ctx.actor);
  const page = parse(RegisterPage, input);
  const { search, own } = page.filter;
  const ownFields = search || own ? await listOwnFields(organisationId) : [];
  const [all, { matchCount, ids }] = await Promise.all([
    countRegister(organisationId, page.filter.archived ?? false),
    pageOfRegister(organisationId, { ...page, ownFields }),
  ]);
  const systems = await findSystems(organisationId, ids);
  return { all, matchCount, systems: systems.flatMap(system => system ?? []) };
}
