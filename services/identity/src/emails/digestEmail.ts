import type { DueThing, WeekPart } from '@aicp/contracts/emails/digest';
import type { SystemDay } from '@aicp/contracts/emails/emailKinds';
import type { MailOf } from '@aicp/contracts/emails/sendEmail';
import { isolated } from '@aicp/contracts/isolated';
import { listMembershipsOf } from '../store/memberships.ts';
import { listMutedEmails } from '../store/mutedEmails.ts';
import { countUnread, listNotifications, type Notification, type Reader } from '../store/notifications.ts';
import type { User } from '../store/users.ts';
import { listWeekParts } from '../store/weekParts.ts';
import { dayInWords, switchOff } from './actionEmails.ts';
import { nameOfMember, nameOfSystem } from './emailNames.ts';
import { nameOfOrganisation } from './peopleEmails.ts';
import type { Draft, EmailContext } from './toUser.ts';

type MondayDigest = MailOf<'mondayDigest'>;

/** Number of quoted notifications; the rest are counted. */
const QUOTED = 3;

/** Lists what is due and overdue for a member, what changed and what is unread; nothing if all are empty. */
export async function mondayDigest(ctx: EmailContext, user: User, { week }: MondayDigest): Promise<Draft | null> {
  if ((await listMutedEmails(user.id)).includes('digest')) return null;
  const [known, memberships] = await Promise.all([listWeekParts(user.id, week), listMembershipsOf(user.id)]);
  const theirs = memberships.map(({ organisationId }) => organisationId);
  const parts = known.filter(({ organisationId }) => theirs.includes(organisationId));
  const paragraphs: string[] = [];
  for (const organisationId of theirs) {
    const lines = [
      ...parts.filter(part => part.organisationId === organisationId).flatMap(linesOf),
      ...(await unreadLines({ userId: user.id, organisationId })),
    ];
    if (lines.length === 0) continue;
    const heading = theirs.length > 1 ? [`At ${await nameOfOrganisation(organisationId)}:`] : [];
    paragraphs.push([...heading, ...lines].join('\n'));
  }
  if (paragraphs.length === 0) return null;
  const sum = (of: 'due' | 'overdue') => parts.reduce((total, part) => total + part[of], 0);
  const [due, overdue] = [sum('due'), sum('overdue')];
  const isDated = due + overdue > 0;
  return {
    subject: isDated ? `Your week: ${due} due, ${overdue} overdue` : 'Your week: updates',
    paragraphs,
    action: isDated
      ? { label: 'Open the deadlines', url: `${ctx.publicUrl}/deadlines` }
      : { label: 'Open the dashboard', url: `${ctx.publicUrl}/dashboard` },
    closing: [`For the week of Monday, ${dayInWords(week)} (UTC).`, switchOff(ctx)],
    kind: 'digest',
  };
}

function linesOf({ part, overdue, due, moved, first }: WeekPart): string[] {
  const words = {
    actions: [
      counted(overdue, 'of your actions is overdue', 'of your actions are overdue'),
      counted(due, 'of your actions is due this week', 'of your actions are due this week'),
      counted(moved, 'of your actions was done, accepted or closed', 'of your actions were done, accepted or closed'),
    ],
    systems: [
      counted(overdue, 'reassessment or review is overdue', 'reassessments or reviews are overdue'),
      counted(
        due,
        'date for your AI systems falls this week: a legal date, a reassessment or a review',
        'dates for your AI systems fall this week: legal dates, reassessments or reviews',
      ),
      counted(moved, 'assessment of your AI systems was completed', 'assessments of your AI systems were completed'),
    ],
    evidence: [
      counted(overdue, 'of your evidence files has expired', 'of your evidence files have expired'),
      counted(due, 'of your evidence files expires this week', 'of your evidence files expire this week'),
      counted(moved, 'of your evidence files was added', 'of your evidence files were added'),
    ],
  }[part];
  const [late = '', soon = '', done = ''] = words;
  const [counts, last] = [[late, soon], [done && `Last week, ${done}`]].map(said =>
    said.filter(Boolean).map(line => `${line}.`),
  );
  return [...(counts ?? []), ...namedLines(first, overdue + due), ...(last ?? [])];
}

/** The first of many, by name. */
function namedLines(first: readonly DueThing[], count: number): string[] {
  const named = first.map(({ title, day, kind }) => {
    const thing = isolated(shortened(title));
    const what = kind ? `${dayNames[kind]}, ${thing}` : thing;
    return `– ${dayInWords(day)}: ${what}`;
  });
  const rest = count - first.length;
  return first.length > 0 && rest > 0 ? [...named, `– and ${rest} more`] : named;
}

const dayNames: Record<SystemDay, string> = {
  lawDays: 'a legal date',
  reassessments: 'reassessment',
  reviews: 'review',
};

const MAX_TITLE_LENGTH = 120;
const shortened = (title: string): string =>
  title.length <= MAX_TITLE_LENGTH
    ? title
    : `${[...title]
        .slice(0, MAX_TITLE_LENGTH - 1)
        .join('')
        .trimEnd()}…`;

/** "3 actions are overdue"; empty for zero. */
const counted = (count: number, one: string, several: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : several}`;

async function unreadLines(reader: Reader): Promise<string[]> {
  const unread = await countUnread(reader);
  if (unread === 0) return [];
  const newest = await listNotifications(reader, { first: QUOTED, unread: true });
  const quoted = await Promise.all(newest.map(async one => `– ${await sentenceOf(one)}.`));
  const rest = unread - newest.length;
  const further = rest > 0 ? [`– ${rest} more.`] : [];
  const heading = unread === 1 ? 'You have not read one notification:' : `You have not read ${unread} notifications:`;
  return [heading, ...quoted, ...further];
}

/** The event in a sentence, with the people and the system. Titles are read in the product. */
async function sentenceOf(notification: Notification): Promise<string> {
  const { what, by, documentType, due, systems, organisationId, systemId } = notification;
  const who = by === null ? 'A member of your organisation' : await nameOfMember(by);
  const known = systemId === null ? null : await nameOfSystem(organisationId, systemId);
  const system = known ?? 'an AI system';
  const forSystem = known ? ` for ${known}` : '';
  const thing = documentType ? 'document' : 'report';
  const day = due ? dayInWords(due) : 'its due date';
  return {
    actionAssigned: `${who} assigned you an action${forSystem}`,
    systemOwner: `${who} made you the owner of ${system}`,
    systemReviewer: `${who} made you the reviewer of ${system}`,
    reviewAsked: `${who} asked you to review a ${thing}${forSystem}`,
    mentioned: `${who} mentioned you in a comment${forSystem}`,
    dueSoon: `One of your actions${forSystem} is due on ${day}`,
    overdue: `One of your actions${forSystem} was due on ${day}`,
    holdEnded: `The hold on the archived system ${system} ended on ${day}. It can now be permanently deleted`,
    approved: `${who} approved your ${thing}${forSystem}`,
    sentBack: `${who} requested changes to your ${thing}${forSystem}`,
    riskAccepted: `${who} approved the acceptance of a risk${forSystem}`,
    riskRefused: `${who} declined the acceptance of a risk${forSystem}`,
    dueAsked: `${who} asked you to agree to a later due date${forSystem}`,
    dueAgreed: `${who} agreed to a later due date${forSystem}`,
    dueDeclined: `${who} declined a later due date${forSystem}`,
    lawMoved: `A law change affects ${systems === 1 ? 'one of your AI systems' : `${systems} of your AI systems`}`,
    linkUsed: 'One of your links was opened for the first time',
    linkMade: `${who} created a shared link`,
    linksEnded: `${who} has left, and the shared links they created no longer work`,
    memberInvited: `${who} invited a new member`,
    supplierAnswered: `The supplier of ${system} has answered your organisation’s questions`,
  }[what];
}
