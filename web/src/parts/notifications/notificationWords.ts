import { isolated } from '@aicp/contracts/isolated';
import type { NotificationRow_NotificationFragment } from '../../gql/graphql.ts';
import { formatShortDate } from '../../ui/formatDate.ts';
import {
  actionPath,
  documentPath,
  organisationPath,
  reportPath,
  sharingPath,
  supplierPath,
  systemPath,
} from '../paths.ts';
import { personName } from '../people/personName.ts';

export type Notified = Omit<NotificationRow_NotificationFragment, ' $fragmentName' | '__typename'>;

const documents: Record<string, string> = {
  'transparency-notice': 'transparency notice',
  'model-card': 'model card',
  'risk-assessment': 'risk assessment',
};

/** The event in one sentence without its full stop. */
export function sentenceOf({ what, by, action, system, documentType, linkLabel, due, systems }: Notified): string {
  const who = isolated(by ? personName(by) : 'A member');
  const title = isolated(action?.title ?? 'a deleted action');
  const record = isolated(system?.name ?? 'an AI system');
  const link = linkLabel && isolated(linkLabel);
  const thing = documentType ? (documents[documentType] ?? 'document') : 'report';
  const day = due ? formatShortDate(due) : 'its due date';
  switch (what) {
    case 'actionAssigned':
      return `${who} assigned you an action: ${title}`;
    case 'systemOwner':
      return `${who} made you the owner of ${record}`;
    case 'systemReviewer':
      return `${who} made you the reviewer of ${record}`;
    case 'reviewAsked':
      return `${who} asked you to review a ${thing}`;
    case 'mentioned':
      return `${who} mentioned you in a comment: ${title}`;
    case 'dueSoon':
      return `Your action is due on ${day}: ${title}`;
    case 'overdue':
      return `Your action was due on ${day}: ${title}`;
    case 'holdEnded':
      return `The hold on the archived system ${record} ended on ${day}. It is kept until someone deletes it`;
    case 'approved':
      return `${who} approved your ${thing}`;
    case 'sentBack':
      return `${who} requested changes to your ${thing}`;
    case 'riskAccepted':
      return `${who} approved the acceptance of a risk: ${title}`;
    case 'riskRefused':
      return `${who} declined the acceptance of a risk: ${title}`;
    case 'dueAsked':
      return `${who} asked you to agree to a later due date: ${title}`;
    case 'dueAgreed':
      return `${who} agreed to a later due date: ${title}`;
    case 'dueDeclined':
      return `${who} declined a later due date: ${title}`;
    case 'lawMoved':
      return `A law change affects ${systems === 1 ? '1 AI system' : `${systems} AI systems`}`;
    case 'linkUsed':
      return link
        ? `Your link for ${link} was opened for the first time`
        : 'One of your links was opened for the first time';
    case 'linkMade':
      return `${who} created a shared link${link ? ` for ${link}` : ''}`;
    case 'linksEnded':
      return `${who} has left, and the shared links they created no longer work`;
    case 'memberInvited':
      return `${who} invited a new member`;
    case 'supplierAnswered':
      return `${link ?? 'The supplier'} has answered your questions`;
  }
}

/** The page of the subject; null if it is deleted. */
export function pathOf({ what, action, system, assessment, documentType }: Notified): string | null {
  if (what === 'lawMoved') return '/law-changes';
  if (what === 'linkUsed' || what === 'linkMade' || what === 'linksEnded') return sharingPath;
  if (what === 'memberInvited') return organisationPath;
  if (what === 'supplierAnswered') return system && supplierPath(system.jurisdiction, system.id);
  if (what === 'systemOwner' || what === 'systemReviewer' || what === 'holdEnded')
    return system && systemPath(system.jurisdiction, system.id);
  if (assessment)
    return documentType
      ? documentPath(assessment.jurisdiction, assessment.id, documentType)
      : reportPath(assessment.jurisdiction, assessment.id);
  return action && actionPath(action.id);
}
