import { bankOf } from '@aicp/compliance/banks/banks';
import { ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';
import { signedIn } from '@aicp/contracts/rights/actor';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { DateTime, JSONValue } from '@aicp/service/graph/scalars';
import { selectsField } from '@aicp/service/graph/selectsField';
import { exportPage } from '@aicp/service/store/exportPage';
import { countExpected } from '../domain/lastAnswers.ts';
import { ownValues, withoutOwnValues } from '../domain/ownValues.ts';
import { answersOf, applyingQuestions, remarksOf } from '../domain/progress.ts';
import { nextDate } from '../domain/ranking.ts';
import { type LatestAssessment, resultsOf, viewUnderLaw } from '../domain/viewUnderLaw.ts';
import { notesIn } from '../store/annotations.ts';
import { listArchived } from '../store/archive.ts';
import {
  findAssessment,
  listAssessments,
  MAX_ASSESSMENTS,
  type Assessment as StoredAssessment,
} from '../store/assessments.ts';
import { exportSections } from '../store/exportSections.ts';
import { listKept } from '../store/joins.ts';
import { listOwnFields } from '../store/ownFields.ts';
import { pageRequestOf } from '../store/pageRequestOf.ts';
import { listReassessments } from '../store/reassessments.ts';
import { listPrinciples, listRegulators } from '../store/register.ts';
import { countOwnValues, listReviewDays } from '../store/systemFacts.ts';
import type { AiSystem } from '../store/systems.ts';
import { listSystems, MAX_SYSTEMS } from '../store/systemsUnder.ts';
import { acceptLawChange } from '../use-cases/acceptLawChange.ts';
import { annotateQuestion } from '../use-cases/annotateQuestion.ts';
import { completeAssessment } from '../use-cases/completeAssessment.ts';
import { confirmAnswers } from '../use-cases/confirmAnswers.ts';
import { createSystem } from '../use-cases/createSystem.ts';
import { decideProposal } from '../use-cases/decideProposal.ts';
import { deleteSystem } from '../use-cases/deleteSystem.ts';
import { discardAssessment } from '../use-cases/discardAssessment.ts';
import { keepLawChange } from '../use-cases/keepLawChange.ts';
import { listSystemsToJoin } from '../use-cases/listSystemsToJoin.ts';
import { eraseArchived, holdSystem, restoreSystem } from '../use-cases/manageArchive.ts';
import { addOwnField, removeOwnField, updateOwnField } from '../use-cases/manageOwnFields.ts';
import { mergeSystems } from '../use-cases/mergeSystems.ts';
import { readLedger } from '../use-cases/readLedger.ts';
import { readSystemRegister } from '../use-cases/readSystemRegister.ts';
import { saveResponse } from '../use-cases/saveResponse.ts';
import { saveResponses } from '../use-cases/saveResponses.ts';
import { saveSystemFacts } from '../use-cases/saveSystemFacts.ts';
import { startAssessment } from '../use-cases/startAssessment.ts';
import { suggestHold } from '../use-cases/suggestHold.ts';
import { systemUsage } from '../use-cases/systemUsage.ts';
import { updateSystem } from '../use-cases/updateSystem.ts';
import { updateSystems } from '../use-cases/updateSystems.ts';
import {
  answersIn,
  countAnswered,
  organisationAnswers,
  previousAnswersFor,
  suggestionsFor,
  turnoverOf,
  typeOf,
  underOtherLaw,
} from './assessmentAnswers.ts';
import { dutyResolvers } from './dutyResolvers.ts';
import { lawChangeResolvers } from './lawChangeResolvers.ts';
import type { GraphContext } from './loaders.ts';
import { requestResolvers } from './requestResolvers.ts';
import type { Resolvers } from './resolvers.generated.ts';

const MAX_DATES = 100;
const OF_STANDINGS = ['class', 'complianceScore', 'openGaps', 'nextDate'];

export const resolvers = {
  DateTime,
  JSON: JSONValue,
  Query: {
    ...dutyResolvers.Query,
    ...requestResolvers.Query,
    async systems(_root, { jurisdiction, first, after, archived }, { actor }, info) {
      if (archived) return listArchived(signedIn(actor).organisationId, pageRequestOf(first, after, MAX_SYSTEMS));
      const page = { ...pageRequestOf(first, after, MAX_SYSTEMS), rankings: selectsField(info, OF_STANDINGS) };
      const systems = await listSystems(signedIn(actor).organisationId, jurisdiction, page);
      return systems.map(system => viewUnderLaw(system, jurisdiction));
    },
    reviewDates(_root, { first, jurisdiction }, { actor }) {
      const { organisationId } = signedIn(actor);
      return listReviewDays(organisationId, jurisdiction ?? null, Math.min(Math.max(first, 1), MAX_DATES));
    },
    systemsToJoin: (_root, args, ctx) => listSystemsToJoin(ctx, args),
    systemLedger: (_root, args, ctx) => readLedger(ctx, args),
    systemRegister: (_root, args, ctx) => readSystemRegister(ctx, args),
    async system(_root, { id, jurisdiction }, { actor }) {
      const [system] = await listKept(signedIn(actor).organisationId, [idOrNotFound(id, 'AI system')]);
      if (!system) throw notFound('AI system');
      return jurisdiction ? viewUnderLaw(system, jurisdiction) : system;
    },
    async ownFields(_root, _args, { actor }, info) {
      const { organisationId } = signedIn(actor);
      const fields = await listOwnFields(organisationId);
      const names = selectsField(info, ['values']) ? fields.map(({ name }) => ownName(name)) : [];
      const values = await countOwnValues(organisationId, names);
      return fields.map((field, index) => ({ ...field, values: values[index] ?? 0 }));
    },
    systemUsage: (_root, _args, ctx) => systemUsage(ctx),
    async assessment(_root, { id }, { actor }) {
      const assessment = await findAssessment(signedIn(actor).organisationId, idOrNotFound(id, 'Assessment'));
      if (!assessment) throw notFound('Assessment');
      return assessment;
    },
    async assessments(_root, { systemId, jurisdiction, first, after }, { actor, loaders }) {
      const { organisationId } = signedIn(actor);
      const page = pageRequestOf(first, after, MAX_ASSESSMENTS);
      const system = await loaders.system.load(idOrNotFound(systemId, 'AI system'));
      if (!system) throw notFound('AI system');
      return listAssessments(organisationId, { aiSystemId: system.id, jurisdiction: jurisdiction ?? null }, page);
    },
    questions: (_root, { jurisdiction }, { banks }) => banks[jurisdiction].questions,
    lawChanges: (_root, _args, { actor }) => ({ organisationId: signedIn(actor).organisationId }),
    ukRegulators: () => listRegulators(),
    ukPrinciples: () => listPrinciples(),
    exportSystemsAssessment: (_root, { after }, ctx) =>
      exportPage(exportSections(requireRecentConfirmation(ctx.actor, ctx.now())), after),
  },
  Mutation: {
    ...dutyResolvers.Mutation,
    createSystem: (_root, { input }, ctx) => createSystem(ctx, input),
    updateSystem: (_root, { id, input }, ctx) => updateSystem(ctx, id, input),
    updateSystems: (_root, { input }, ctx) => updateSystems(ctx, input),
    saveSystemFacts: (_root, { id, facts }, ctx) => saveSystemFacts(ctx, id, facts),
    addOwnField: async (_root, { input }, ctx) => ({ ...(await addOwnField(ctx, input)), values: 0 }),
    updateOwnField: async (_root, { name, input }, ctx) => withValues(await updateOwnField(ctx, name, input), ctx),
    removeOwnField: (_root, { name }, ctx) => removeOwnField(ctx, name),
    deleteSystem: (_root, { id, heldUntil }, ctx) => deleteSystem(ctx, id, { heldUntil }),
    restoreSystem: (_root, { id }, ctx) => restoreSystem(ctx, id),
    holdSystem: (_root, { id, heldUntil = null }, ctx) => holdSystem(ctx, id, { heldUntil }),
    eraseSystem: (_root, { id, reason }, ctx) => eraseArchived(ctx, id, { reason }),
    joinSystems: (_root, { id, input }, ctx) => mergeSystems(ctx, id, input),
    startAssessment: (_root, { input }, ctx) => startAssessment(ctx, input),
    saveResponse: (_root, { input }, ctx) => saveResponse(ctx, input),
    saveResponses: (_root, { input }, ctx) => saveResponses(ctx, input),
    confirmAnswers: (_root, { input }, ctx) => confirmAnswers(ctx, input),
    annotateQuestion: (_root, { input }, ctx) => annotateQuestion(ctx, input),
    discardAssessment: (_root, { id }, ctx) => discardAssessment(ctx, id),
    completeAssessment: (_root, { id }, ctx) => completeAssessment(ctx, id),
    acceptLawChange: (_root, { id }, ctx) => acceptLawChange(ctx, id),
    keepLawChange: (_root, { input }, ctx) => keepLawChange(ctx, input),
    decideProposal: (_root, { input }, ctx) => decideProposal(ctx, input),
  },
  ...lawChangeResolvers,
  OrganisationDuty: dutyResolvers.OrganisationDuty,
  DutySuggestion: dutyResolvers.DutySuggestion,
  DutyDifference: dutyResolvers.DutyDifference,
  SupplierRequest: requestResolvers.SupplierRequest,
  AiSystem: {
    ...requestResolvers.AiSystem,
    __resolveReference: ({ id }, { loaders }) => loaders.system.load(idOrNotFound(id, 'AI system')),
    archived: ({ isArchived }) => isArchived,
    archivedBy: ({ archivedBy }) => personOf(archivedBy),
    suggestedHold: (system, _args, ctx) => suggestHold(ctx, system),
    owner: ({ ownerId }) => personOf(ownerId),
    reviewer: ({ reviewerId }) => personOf(reviewerId),
    facts: ({ id }, _args, { loaders }) => loaders.systemFacts.load(id),
    recordedFacts: async ({ id }, _args, { loaders }) =>
      Object.entries(await loaders.recordedFacts.load(id)).map(([fact, { by, at }]) => ({ fact, at, by: { id: by } })),
    factCount: async ({ id }, _args, { loaders }) =>
      Object.keys(withoutOwnValues(await loaders.systemFacts.load(id))).length,
    results: system =>
      resultsOf(system).map(result => ({ ...result, latestAssessment: latestOf(system, result.latestAssessment) })),
    latestAssessment: system => latestOf(system, system.latestAssessment),
    mayBeJoined: ({ jurisdiction, otherLaw, isArchived }, _args, { loaders }) =>
      otherLaw || isArchived ? false : loaders.anyUnder.load(jurisdiction === 'EU' ? 'UK' : 'EU'),
    openAssessment: ({ openAssessmentId }, _args, { loaders }) =>
      openAssessmentId === null ? null : loaders.assessment.load(openAssessmentId),
  },
  Organisation: {
    async reassessments({ id, reassessMonths }, { first, jurisdiction }, { actor }) {
      const { organisationId } = signedIn(actor);
      if (id !== String(organisationId)) return null;
      if (!reassessMonths) return [];
      const laws = jurisdiction ? [jurisdiction] : (['EU', 'UK'] as const);
      return listReassessments({ organisationId, laws }, reassessMonths, Math.min(Math.max(first, 1), MAX_DATES));
    },
  },
  SystemFacts: { own: ownValues },
  ReviewDate: {
    system: ({ systemId }, _args, { loaders }) => loaders.system.load(systemId),
  },
  Reassessment: {
    system: ({ systemId }, _args, { loaders }) => loaders.system.load(systemId),
  },
  LatestAssessment: {
    assessment: ({ id }, _args, { loaders }) => loaders.assessment.load(id),
    class: ({ standing }) => standing?.class ?? null,
    complianceScore: ({ standing }) => standing?.score ?? null,
    openGaps: ({ standing }) => standing?.openGaps ?? null,
    async nextDate({ standing, systemId }, _args, { now, loaders }) {
      if (!standing || (await loaders.systemFacts.load(systemId)).status === 'retired') return null;
      return nextDate(standing.dates, now().toISOString().slice(0, 10));
    },
  },
  Response: {
    answeredBy: ({ answeredBy }) => personOf(answeredBy),
    replaced: ({ replaced }) => replaced ?? null,
  },
  ReplacedAnswer: {
    answeredBy: ({ answeredBy }) => personOf(answeredBy),
  },
  Annotation: {
    notedBy: ({ notedBy }) => personOf(notedBy),
  },
  Flag: {
    member: ({ memberId }) => personOf(memberId),
    flaggedBy: ({ flaggedBy }) => ({ id: String(flaggedBy) }),
  },
  LastNote: {
    notedBy: ({ notedBy }) => personOf(notedBy),
  },
  Assessment: {
    ...requestResolvers.Assessment,
    __resolveReference: ({ id }, { loaders }) => loaders.assessment.load(idOrNotFound(id, 'Assessment')),
    async system({ aiSystemId, jurisdiction }, _args, { loaders }) {
      const system = await loaders.system.load(aiSystemId);
      if (!system) throw notFound('AI system');
      return viewUnderLaw(system, jurisdiction);
    },
    questions: async (assessment, { all }, { loaders }) =>
      all
        ? bankOf(assessment.bankVersion).questions
        : applyingQuestions(assessment.bankVersion, await answersIn(loaders, assessment)),
    async questionCount(assessment, _args, { loaders }) {
      const [answers, used, suggestions, last] = await Promise.all([
        answersIn(loaders, assessment),
        organisationAnswers(loaders, assessment),
        suggestionsFor(loaders, assessment),
        previousAnswersFor(loaders, assessment),
      ]);
      const ofOrganisation = answersOf(used);
      return countExpected(assessment.bankVersion, { answers, ofOrganisation, suggestions, last });
    },
    responses: ({ id }, _args, { loaders }) => loaders.responses.load(id),
    responseCount: countAnswered,
    organisationAnswers: (assessment, _args, { loaders }) => organisationAnswers(loaders, assessment),
    organisationTurnover: (assessment, _args, { loaders }) => turnoverOf(loaders, assessment),
    suggestions: (assessment, _args, { loaders }) => suggestionsFor(loaders, assessment),
    remarks: async (assessment, _args, { loaders }) =>
      remarksOf(assessment.bankVersion, await typeOf(loaders, assessment), await answersIn(loaders, assessment)),
    previous: (assessment, _args, { loaders }) => loaders.previous.load(assessment),
    lastAnswers: (assessment, _args, { loaders }) => previousAnswersFor(loaders, assessment),
    annotations: ({ id }, _args, { loaders }) => loaders.annotations.load(id),
    async lastNotes(assessment, _args, { loaders }) {
      if (assessment.status === 'completed') return [];
      const previous = await loaders.previous.load(assessment);
      return previous ? notesIn(await loaders.annotations.load(previous.id)) : [];
    },
    otherLaw: (assessment, _args, { loaders }) =>
      assessment.status === 'completed' ? null : underOtherLaw(loaders, assessment),
    startedNow: ({ startedNow = false }: StoredAssessment & { startedNow?: boolean }) => startedNow,
    completedBy: ({ completion }) => personOf(completion?.completedBy ?? null),
    isCurrentBank: ({ jurisdiction, bankVersion }, _args, { banks }) => banks[jurisdiction].version === bankVersion,
  },
} satisfies Resolvers;

/** The latest result; an archived system has no future dates. */
function latestOf({ id: systemId, isArchived }: AiSystem, latest: LatestAssessment | null) {
  if (!latest) return null;
  const { standing } = latest;
  return { ...latest, systemId, standing: isArchived && standing ? { ...standing, dates: [] } : standing };
}

const personOf = (id: number | null) => (id === null ? null : { id: String(id) });

async function withValues(field: OwnField, { actor }: GraphContext) {
  const [values = 0] = await countOwnValues(signedIn(actor).organisationId, [ownName(field.name)]);
  return { ...field, values };
}
