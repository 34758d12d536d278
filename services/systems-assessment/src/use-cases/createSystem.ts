import { signedIn } from '@aicp/contracts/actor';
import { SystemCreated } from '@aicp/contracts/assessmentEvents';
import { CreateSystemInput } from '@aicp/contracts/assessmentInputs';
import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import type { ActorContext } from '@aicp/service/context';
import { nextId } from '@aicp/service/serialIds';
import { isBuried } from '@aicp/service/tombstones';
import { systemState } from '../domain/systemState.ts';
import { type AiSystem, insertSystem } from '../store/systems.ts';

/** Registers an AI system for the signed-in user. */
export async function createSystem(ctx: ActorContext, input: unknown): Promise<AiSystem> {
  const { userId } = signedIn(ctx.actor);
  const { jurisdiction, applicableRegulators, ...fields } = parse(CreateSystemInput, input);
  const system: AiSystem = {
    ...fields,
    id: await nextId('ai_systems'),
    userId,
    version: 1,
    jurisdiction: jurisdiction ?? 'EU',
    applicableRegulators: applicableRegulators ?? [],
    createdAt: ctx.now(),
    latestAssessment: null,
    openAssessmentId: null,
  };
  await ctx.transaction(async tx => {
    // A request that was under way when the account was erased must not leave anything behind.
    if (await isBuried(tx, 'user', userId)) throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
    await insertSystem(tx, system);
    tx.publish(SystemCreated, { userId, version: system.version, system: systemState(system) });
  });
  return system;
}
