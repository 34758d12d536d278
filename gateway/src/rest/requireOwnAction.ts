import { DomainError } from '@aicp/contracts/domainError';
import { EvidenceInput } from '@aicp/contracts/inputs/evidenceInputs';
import { parseOwnActionRef } from '@aicp/contracts/ownActionRef';
import { notFound } from '@aicp/contracts/serialId';
import { z } from 'zod';
import { type AskGraph, operation } from './route.ts';

export const ownActionOperations = {
  action: operation('query RestOwnAction($id: ID!) { action(id: $id) { systemId jurisdiction } }'),
  assessment: operation('query RestAssessmentOf($id: ID!) { assessment(id: $id) { aiSystemId } }'),
};
const Action = z.object({ systemId: z.string().nullable(), jurisdiction: z.string().nullable() });
const Assessment = z.object({ aiSystemId: z.string() });

/**
 * Accepts a file for an own action only if that action exists, about the assessment's AI system. Reporting knows that, and documents, which
 * receives files, does not.
 * @param query the description of the file; the service reports other faults
 * @throws DomainError NOT_FOUND, INVALID for an action about another AI system
 */
export async function requireOwnAction(query: unknown, ask: AskGraph): Promise<void> {
  const { data } = EvidenceInput.safeParse(query);
  const id = parseOwnActionRef(data?.supports ?? data?.questionId ?? '');
  if (!data?.assessmentId || id === null) return;
  const { systemId, jurisdiction } = Action.parse(await ask(ownActionOperations.action, { id }));
  // Evidence for actions from reports is added to their questions.
  if (jurisdiction !== null) throw notFound('Action');
  const wanted = { id: String(data.assessmentId) };
  const { aiSystemId } = Assessment.parse(await ask(ownActionOperations.assessment, wanted));
  if (aiSystemId !== systemId)
    throw new DomainError('INVALID', 'supports: must be an action about the AI system of this assessment', {
      fields: ['supports'],
    });
}
