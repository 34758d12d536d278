import type { SupplierQuestion } from '@aicp/compliance/law/supplierQuestions/supplierQuestion';
import { DomainError } from '@aicp/contracts/domainError';
import type { RequestStatedData } from '@aicp/contracts/events/requestEvents';
import type { RequestInput } from '@aicp/contracts/inputs/requests';
import { MAX_FACT_LENGTH, MAX_NAME_LENGTH } from '@aicp/contracts/limits';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import { z } from 'zod';

/** "replaced": before a decision, the supplier sent another answer or withdrew this one. */
type ProposalState = 'open' | 'accepted' | 'declined' | 'replaced';

/** An answer that a supplier has sent. It has no effect until a member accepts it. */
export type Proposal = {
  /** The number within its request. */
  number: number;
  questionId: string;
  value: string;
  sentAt: Date;
  state: ProposalState;
  decidedBy: number | null;
  decidedAt: Date | null;
};

/** The questions of a link, fixed when it is created, and the answers. */
export type SupplierRequest = {
  /** The link's. */
  id: number;
  /** Rises with every change. */
  version: number;
  organisationId: number;
  systemId: number;
  /** The system's name when the request was created. */
  system: string;
  /** The recipient. */
  label: string | null;
  questions: SupplierQuestion[];
  /** The supplier's draft by question. */
  draft: Record<string, string>;
  proposals: Proposal[];
  /** The number of times it was sent. */
  sends: number;
  sentAt: Date | null;
  createdAt: Date;
  expiresAt: Date;
  /** The time at which its link was revoked. */
  endedAt: Date | null;
};

/** The questions of a request: the chosen ones in order, then the organisation's own. */
export function chosenQuestions(all: readonly SupplierQuestion[], wish: RequestInput | null): SupplierQuestion[] {
  const chosen = wish?.questions ? all.filter(({ id }) => wish.questions?.includes(id)) : all;
  const own = (wish?.own ?? []).map((text, index): SupplierQuestion => {
    return { id: `own-${index + 1}`, text, kind: 'text', options: {}, citation: null, fact: null, beside: [] };
  });
  return [...chosen, ...own];
}

/**
 * The draft with new answers; '' removes an answer.
 * @throws DomainError INVALID for a question that was not asked, and for an invalid answer
 */
export function withAnswers(
  { questions, draft }: Pick<SupplierRequest, 'questions' | 'draft'>,
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const asked = new Map(questions.map(question => [question.id, question]));
  const written = { ...draft };
  for (const [id, value] of Object.entries(answers)) {
    const question = asked.get(id);
    const fault = question ? faultOf(question, value) : 'was not asked';
    if (fault) throw new DomainError('INVALID', `${id}: ${fault}`, { fields: [id] });
    if (value === '') delete written[id];
    else written[id] = value;
  }
  return written;
}

function faultOf({ kind, options }: SupplierQuestion, value: string): string | null {
  if (value === '') return null;
  const longest = kind === 'text' ? MAX_FACT_LENGTH : MAX_NAME_LENGTH;
  if (value.length > longest) return `must be at most ${longest} characters`;
  if (kind === 'line' && /[\t\n\r\p{Zl}\p{Zp}]/u.test(value)) return 'must be on one line';
  if (kind === 'day' && !z.iso.date().safeParse(value).success) return 'must be a date, such as 2026-11-23';
  if (kind === 'choice' && !Object.hasOwn(options, value)) return `must be one of ${Object.keys(options).join(', ')}`;
  return null;
}

/** The answers after sending. An unchanged answer keeps its decision. A changed answer is undecided, and replaces an undecided answer. */
export function afterSending(
  { draft, proposals }: Pick<SupplierRequest, 'draft' | 'proposals'>,
  sentAt: Date,
): Proposal[] {
  const latest = new Map(proposals.map(proposal => [proposal.questionId, proposal]));
  const isNews = (questionId: string) => draft[questionId] !== latest.get(questionId)?.value;
  const kept = proposals.map(proposal =>
    proposal.state === 'open' && isNews(proposal.questionId) ? { ...proposal, state: 'replaced' as const } : proposal,
  );
  const news = Object.entries(draft).filter(([questionId]) => isNews(questionId) || wasTakenBack(latest, questionId));
  return [
    ...kept,
    ...news.map(([questionId, value], index): Proposal => {
      const number = proposals.length + index + 1;
      return { number, questionId, value, sentAt, state: 'open', decidedBy: null, decidedAt: null };
    }),
  ];
}

/** Whether the last answer to a question was withdrawn: then the same one again is new. */
const wasTakenBack = (latest: ReadonlyMap<string, Proposal>, questionId: string) =>
  latest.get(questionId)?.state === 'replaced';

/** The published progress of a request. Answers count once for each question; only sending, deciding and revoking change it. */
export function statedRequest(request: SupplierRequest, owner: Owner): RequestStatedData {
  const { id: linkId, version, systemId, label, questions, proposals, createdAt, expiresAt, endedAt } = request;
  const latest = [...new Map(proposals.map(proposal => [proposal.questionId, proposal])).values()];
  const count = (state: ProposalState) => latest.filter(proposal => proposal.state === state).length;
  const [accepted, declined, open] = [count('accepted'), count('declined'), count('open')];
  return {
    ...ownerOf(owner),
    ...{ linkId, systemId, from: label, asked: questions.length, accepted, declined, open },
    version,
    answered: accepted + declined + open,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** An answer in words; a choice by its label. */
export function inWords({ questions }: Pick<SupplierRequest, 'questions'>, { questionId, value }: Proposal): string {
  return questions.find(({ id }) => id === questionId)?.options[value] ?? value;
}
