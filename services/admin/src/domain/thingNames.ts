/**
 * A thing named by an event: a system, an action, a link, an evidence file, a policy or a management record; for an assessment its system.
 */
export type NamedThing = { key: string; name: string };

type Data = Record<string, unknown>;

const named = (key: string, name: unknown): NamedThing[] =>
  typeof name === 'string' && name !== '' ? [{ key, name }] : [];

type NamedKind = 'system' | 'assessment' | 'action' | 'link' | 'evidence' | 'policy' | 'record';

export const keyOf = (kind: NamedKind, id: unknown) => `${kind}-${id}`;

/**
 * The names in an event. The organisation's log uses them, even after a thing is deleted.
 * @param isRestated whether it is published again: a completion then has its system's name of that time
 */
export function thingsNamedIn(event: string, data: Data, isRestated = false): NamedThing[] {
  const system = data.system as { id: number; name: string } | undefined;
  const ofAssessment = (systemId: unknown) => [{ key: keyOf('assessment', data.assessmentId), name: String(systemId) }];
  switch (event) {
    case 'system.created':
    case 'system.updated':
      return named(keyOf('system', system?.id), system?.name);
    case 'assessment.started':
      return ofAssessment(data.aiSystemId);
    case 'assessment.completed':
      return [...ofAssessment(system?.id), ...(isRestated ? [] : named(keyOf('system', system?.id), system?.name))];
    case 'action.changed':
      return named(keyOf('action', data.actionId), data.title);
    case 'organisation.acted':
      return data.act === 'linkMade' ? named(keyOf('link', data.linkId), data.subject) : [];
    case 'evidence.uploaded':
      return named(keyOf('evidence', data.evidenceId), data.name);
    case 'policy.changed':
      return named(keyOf('policy', data.policyId), data.title);
    case 'managementRecord.changed':
      return named(keyOf('record', data.recordId), data.title);
    default:
      return [];
  }
}
