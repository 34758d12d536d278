import { signedIn } from '@aicp/contracts/actor';
import { MEMBER_NAMES_ROUTE, type MemberNames } from '@aicp/contracts/memberNames';
import type { Caller } from '@aicp/service/graph/actorToken';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readMembers } from './use-cases/readMembers.ts';

/** The gateway's question who is who, for a file in which another service writes people's numbers. */
export function serveMemberNames(server: FastifyInstance, callerBy: (request: FastifyRequest) => Caller): void {
  server.get(MEMBER_NAMES_ROUTE, async (request): Promise<z.infer<typeof MemberNames>> => {
    const { actor } = callerBy(request);
    const members = await readMembers({ actor }, signedIn(actor).organisationId);
    return { names: Object.fromEntries(members.map(({ id, username }) => [id, username])) };
  });
}
