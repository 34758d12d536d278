import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { type ASTVisitor, GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { limitRepeats } from './limitRepeats.ts';

/**
 * Refuses names that every JavaScript object has, '__proto__' or 'constructor': responses are assembled by name, and no one needs these.
 */
function rejectReservedNames(context: ValidationContext): ASTVisitor {
  return {
    Name(node) {
      if (node.value in Object.prototype)
        context.reportError(new GraphQLError(`"${node.value}" cannot be a name here.`, { nodes: node }));
    },
  };
}

/** The limit on selections repeated by fragments. The report page repeats 73. */
const MAX_REPEATS = 500;

/** An exceeded limit is an error in the request, reported like any validation error; thrown, it would count as a bug. */
const report = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/**
 * Limits of one operation. The report page, our largest, has depth 5 and some 220 fields, in 1,240 tokens. Tokens are counted while
 * parsing, before anything else.
 */
export const limits = {
  parseOptions: { maxTokens: 1_350 },
  // The web's components request their data by fragments, so the depth of the response counts.
  validationRules: [
    rejectReservedNames,
    limitRepeats(MAX_REPEATS),
    maxDepthRule({ n: 8, flattenFragments: true, ...report }),
    maxAliasesRule({ n: 10, ...report }),
    maxDirectivesRule({ n: 10, ...report }),
  ] as ValidationRule[],
};

/**
 * The maximum cost of one operation at /graphql (costOf.ts). A question bank costs some 8,600, a page of 200 systems 3,500, a report
 * 12,500. Guests get whole banks by GET /api/questions, where they are cached; here they may read the plain fields of one.
 */
export const MAX_COST = { guest: 2_500, user: 13_000, administrator: 25_000 };
/** The number of items of a list without a stated limit. */
export const PAGE_SIZE = 20;
/** The maximum length of lists without `first`, if it is not about a page. */
export const LIST_SIZES: Record<string, number> = {
  'ActionItem.changes': 5,
  'AdminUser.systems': 200,
  'AiSystem.clocks': 15,
  'AiSystem.proposedFiles': 100,
  'AiSystem.results': 2,
  'AiSystem.recordedFacts': 100,
  'AiSystem.suppliedFacts': 25,
  'AiSystem.supplierQuestions': 60,
  'AiSystem.supplierRequests': 5,
  'AskedQuestion.beside': 1,
  'Assessment.documents': 5,
  'Assessment.evidence': 200,
  'Assessment.lastAnswers': 200,
  'Assessment.questions': 200,
  'Assessment.responses': 200,
  'Assessment.suggestions': 40,
  'Assessment.supplierAnswers': 40,
  'EvidenceEffects.keptBy': 100,
  'EvidenceEffects.links': 500,
  'EvidenceFile.earlier': 50,
  'EvidenceFile.links': 20,
  'LawChange.moves': 12,
  'Link.days': 14,
  'Mutation.confirmAnswers': 300,
  'Mutation.saveResponses': 300,
  'Mutation.updateUsers': 100,
  'Organisation.answers': 20,
  'QmsChecklist.requirements': 6,
  'Provisioning.groupRoles': 50,
  'Provisioning.groups': 100,
  'Provisioning.tokens': 2,
  'Query.documentPurchases': 100,
  'Mutation.revokeLink': 100,
  'OpenedLink.reports': 50,
  'Query.linkOpenings': 1_000,
  'RoomProof.duties': 80,
  'RoomReport.documents': 5,
  'RoomReport.evidence': 40,
  'Query.links': 100,
  'Query.mailLog': 200,
  'Query.plans': 3,
  'Query.questions': 200,
  'Query.ukPrinciples': 5,
  'Query.webhookLog': 200,
  'Question.options': 5,
  'ClockDay.systems': 3,
  'Report.actions': 80,
  'Report.clocks': 15,
  'Report.corrections': 15,
  'Report.duties': 80,
  'ReportProof.duties': 80,
  'ReportProof.people': 15,
  'Report.earlier': 100,
  'Report.findings': 60,
  'Report.flips': 20,
  'Report.principleScores': 5,
  'Report.regulators': 10,
  'Report.roles': 8,
  'Report.trace': 20,
  'Report.working': 80,
  'SupplierRequest.proposals': 60,
  'SupplierRequest.questions': 60,
  'TraceStep.because': 6,
};
/** The longest document that /graphql parses, in characters; our own longest is less than half that. */
export const MAX_DOCUMENT_CHARACTERS = 20_000;
/** Per response of /graphql. The web client's largest is a document's page, with some 200 KB. */
export const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** The limits for operations of one caller. An account is one caller, with all its sessions; so is a network of guests. */
export const TURNS = { atOnce: 4, waiting: 60 };
/** Operations at /graphql that cost more than a guest's limit run one at a time: each keeps this process busy for some 10 ms. */
export const COSTLY = MAX_COST.guest;
export const COSTLY_TURNS = { atOnce: 1, waiting: TURNS.atOnce };

/**
 * Concurrent requests of one link, and of all guests of one network, links included. A browser sends six at once, or the files of a whole
 * room. The wait ends long before the timeout for receiving a request.
 */
export const LINK_TURNS = { atOnce: 16, waiting: 200, waitMs: 10_000 };
export const GUEST_TURNS = { atOnce: 64, waiting: 1_000, waitMs: 10_000 };

/** A longer body keeps this process busy for several milliseconds; the web client's are shorter. */
export const LONG_BODY_BYTES = 64 * 1024;
export const LONG_BODY_TURNS = { atOnce: 1, waiting: 60, waitMs: 10_000 };

/**
 * Requests a minute to /api and /graphql: of a session, of an API token, and of all guests of one network. A page of the web client takes
 * up to ten. Signed-in users behind one address have separate counts.
 */
export const REQUESTS_A_MINUTE = { session: 12_000, token: 600, guest: 3_000 };
/** A trial is used by one person on one machine, including with tests and scripts. */
export const TRIAL_FACTOR = 10;
