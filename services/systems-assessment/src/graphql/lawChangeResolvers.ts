import { notFound } from '@aicp/contracts/serialId';
import { viewUnderLaw } from '../domain/viewUnderLaw.ts';
import { countChanges, listChanges } from '../store/lawChanges.ts';
import { findLastRun } from '../store/lawRuns.ts';
import { pageRequestOf } from '../store/pageRequestOf.ts';
import type { Resolvers } from './resolvers.generated.ts';

const MAX_ROWS = 100;

export const lawChangeResolvers = {
  LawChanges: {
    open: ({ organisationId }, { jurisdiction }) => countChanges(organisationId, 'open', jurisdiction ?? undefined),
    kept: ({ organisationId }) => countChanges(organisationId, 'kept'),
    async progress() {
      const run = await findLastRun();
      return run && !run.finishedAt ? { done: run.done, total: Math.max(run.total, run.done) } : null;
    },
    rows: ({ organisationId }, { kept, first, after }) =>
      listChanges(organisationId, kept ? 'kept' : 'open', pageRequestOf(first, after, MAX_ROWS)),
  },
  LawChange: {
    async system({ aiSystemId, jurisdiction }, _args, { loaders }) {
      const system = await loaders.system.load(aiSystemId);
      if (!system) throw notFound('AI system');
      return viewUnderLaw(system, jurisdiction);
    },
    decidedBy: ({ decidedBy }) => (decidedBy === null ? null : { id: String(decidedBy) }),
  },
} satisfies Resolvers;
