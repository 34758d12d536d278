import type { SupplierQuestion } from '@aicp/compliance/law/supplierQuestions/supplierQuestion';
import { factInWords, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { signedIn } from '@aicp/contracts/rights/actor';
import { inWords, type SupplierRequest } from '../domain/supplierRequest.ts';
import { resultsOf } from '../domain/viewUnderLaw.ts';
import { listAnswered } from '../store/supplierRequests.ts';
import { findSystems } from '../store/systems.ts';
import { supplierQuestionsFor } from '../use-cases/supplierQuestionsFor.ts';
import type { Resolvers } from './resolvers.generated.ts';

const keyed = ({ id, beside, ...question }: SupplierQuestion) => ({ key: id, ...question, beside: [...beside] });

/** Per page: each has its questions and all answers. */
const MAX_SHOWN = 5;
const rankOf = ({ proposals, sentAt }: SupplierRequest) =>
  proposals.some(({ state }) => state === 'open') ? 0 : sentAt ? 1 : 2;

/** Undecided ones first, never sent ones last. */
const shown = (requests: readonly SupplierRequest[]) =>
  requests.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, MAX_SHOWN);

/** Accepted answers with their questions, latest first. */
function accepted(requests: readonly SupplierRequest[]) {
  return requests.flatMap(request =>
    request.proposals
      .filter(({ state }) => state === 'accepted')
      .toReversed()
      .flatMap(proposal => {
        const question = request.questions.find(({ id }) => id === proposal.questionId);
        return question ? [{ request, proposal, question }] : [];
      }),
  );
}

export const requestResolvers = {
  Query: {
    async answeredRequests(_root, { jurisdiction }, { actor }) {
      const { organisationId } = signedIn(actor);
      const systems = await findSystems(organisationId, await listAnswered(organisationId));
      return systems.flatMap(system =>
        system && !system.isArchived && resultsOf(system).some(under => under.jurisdiction === jurisdiction)
          ? [String(system.id)]
          : [],
      );
    },
  },
  AiSystem: {
    async supplierQuestions(system, _args, { loaders }) {
      const facts = await loaders.systemFacts.load(system.id);
      const questions = await supplierQuestionsFor(system);
      return questions.map(question => ({
        ...keyed(question),
        isOnRecord: question.fact !== null && facts[question.fact] !== undefined,
      }));
    },
    supplierRequests: async ({ id }, _args, { loaders }) => shown(await loaders.supplierRequests.load(id)),
    async suppliedFacts({ id }, _args, { loaders }) {
      const [facts, requests] = await Promise.all([loaders.systemFacts.load(id), loaders.supplierRequests.load(id)]);
      const given = accepted(requests).flatMap(({ request, proposal, question: { fact } }) =>
        fact && facts[fact] === proposal.value ? [{ fact, from: request.label, at: proposal.sentAt }] : [],
      );
      return [...new Map(given.toReversed().map(each => [each.fact, each])).values()];
    },
  },
  SupplierRequest: {
    questions: ({ questions }) =>
      questions.map(question => ({
        ...keyed(question),
        fact: systemFacts.find(({ name }) => name === question.fact)?.label ?? null,
      })),
    proposals: request =>
      request.proposals.map(proposal => {
        const fact = request.questions.find(({ id }) => id === proposal.questionId)?.fact;
        const { questionId: key, decidedBy, ...rest } = proposal;
        const value = fact ? factInWords(fact, proposal.value) : inWords(request, proposal);
        return { ...rest, key, value, decidedBy: decidedBy === null ? null : { id: String(decidedBy) } };
      }),
  },
  Assessment: {
    async supplierAnswers({ status, aiSystemId }, _args, { loaders }) {
      if (status === 'completed') return [];
      return accepted(await loaders.supplierRequests.load(aiSystemId)).flatMap(({ request, proposal, question }) =>
        question.beside.map(questionId => ({
          questionId,
          question: question.text,
          answer: inWords(request, proposal),
          from: request.label,
          at: proposal.sentAt,
        })),
      );
    },
  },
} satisfies Resolvers;
