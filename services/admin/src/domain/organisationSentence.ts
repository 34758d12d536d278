import type { Entry } from './activity.ts';
import { type NameOf, sentenceOf } from './sentence.ts';
import { keyOf } from './thingNames.ts';
import type { ThingNameOf } from './thingSentences.ts';

export type { ThingNameOf } from './thingSentences.ts';

/** The subjects of an entry, to look up their names. */
export function thingsOf({ target, facts }: Pick<Entry, 'target' | 'facts'>): string[] {
  const { systemId, aiSystemId, goneId, assessmentId, linkId, policyId, recordId } = facts;
  const ids = [
    [target?.kind, target?.id],
    ['system', systemId],
    ['system', aiSystemId],
    ['system', goneId],
    ['assessment', assessmentId],
    ['link', linkId],
    ['policy', policyId],
    ['record', recordId],
  ] as const;
  const kinds = ['system', 'assessment', 'action', 'evidence', 'link', 'policy', 'record'] as const;
  return ids.flatMap(([of, id]) => kinds.flatMap(kind => (kind === of && id ? [keyOf(kind, id)] : [])));
}

/** An entry in its organisation's log, in words. */
export const organisationSentence = (
  entry: Pick<Entry, 'action' | 'target' | 'facts'>,
  nameOf: NameOf,
  called: ThingNameOf,
): string => sentenceOf(entry, nameOf, called);
