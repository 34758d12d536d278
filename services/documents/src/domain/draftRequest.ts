import { allItems, type DocumentContent, isBlank } from './document.ts';
import type { DraftRequest } from './drafter.ts';
import type { Facts } from './facts.ts';
import { sourceOf } from './sources.ts';

/** The request to the model: the blanks, and the facts about the system. The organisation is not named. */
export function draftRequest(content: DocumentContent, facts: Facts): DraftRequest {
  const ids = [
    'system.name',
    'system.description',
    'system.systemType',
    ...facts.answers.map(({ questionId }) => `answer.${questionId}`),
    ...new Set(facts.evidence.map(({ id }) => `evidence.${id}`)),
  ];
  const blanks = new Map(
    allItems(content)
      .filter(isBlank)
      .map(({ blank, needed }) => [blank, { blank, needed }]),
  );
  const sources = ids.map(id => sourceOf(facts, id)).filter(source => source !== undefined);
  return { title: content.title, blanks: [...blanks.values()], sources: sources.map(({ id, text }) => ({ id, text })) };
}
