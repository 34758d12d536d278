import { longDate } from '@aicp/compliance/law/calendar';
import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { waitsFor } from '@aicp/compliance/law/waitsFor';
import type { Action } from '@aicp/compliance/scoring/assessmentResult';
import { dutyWords } from '@aicp/compliance/scoring/dutyWords';
import type { Duty, Gap } from '@aicp/compliance/scoring/verdict';
import type { Block, Item, Section } from '../document.ts';
import { items, section, table, type Writer } from '../writer.ts';

/**
 * Every duty that was assessed, including met ones, for the officer's files. Applicable duties are a table; Article 5 by letter, others'
 * duties, and inapplicable duties with the reason are lists.
 */
export function dutySections(write: Writer): Section[] {
  const { result, say, day, facts } = write;
  const isEu = facts.jurisdiction === 'EU';
  const letters = result.duties.filter(isLetter);
  const rest = result.duties.filter(duty => !isLetter(duty));
  const others = rest.filter(({ status }) => status === 'other_party');
  const ours = rest.filter(({ status }) => status !== 'other_party');
  const binding = ours.filter(({ binds }) => binds !== false);
  const free = ours.filter(({ binds }) => binds === false);
  const line = (duty: Duty, text: string) => say(text, `duty.${duty.id}`);
  const parts = [
    binding.length > 0
      ? section('duties', 'Duties that apply, and their status', dutyTable(write, binding))
      : undefined,
    letters.length > 0
      ? section(
          'practices',
          'Prohibited practices under Article 5',
          items(
            ...letters.map(duty =>
              line(
                duty,
                `${nameOf(duty)}. ${dutyWords[duty.status]}. ${stateText(duty, day, facts.jurisdiction)}.${duty.status === 'not_applicable' ? ` ${duty.why}` : ''}`,
              ),
            ),
          ),
        )
      : undefined,
    others.length > 0
      ? section(
          'others',
          'Duties of other organisations',
          items(
            ...[...new Set(others.map(({ who }) => who))].map(who => {
              const theirs = others.filter(duty => duty.who === who);
              return say(
                `Responsible: ${who}. Duties: ${theirs.map(nameOf).join('; ')}.`,
                ...theirs.map(({ id }) => `duty.${id}`),
              );
            }),
          ),
        )
      : undefined,
    free.length > 0
      ? section(
          'free',
          isEu ? 'Duties that do not apply to you, and why' : 'Items that no law requires here',
          items(
            ...free.map(duty => line(duty, `${nameOf(duty)}. ${isEu ? '' : `${dutyWords[duty.status]}. `}${duty.why}`)),
          ),
        )
      : undefined,
  ];
  return parts.filter(part => part !== undefined);
}

const isLetter = ({ id }: Duty) => /^5[a-z]+$/.test(id);

/** The duty with its article, which distinguishes duties of the same name. */
export function nameOf({ title, citation }: Duty): string {
  return `${title} (${citation.label})`;
}

function dutyTable({ say, day, facts }: Writer, duties: readonly Duty[]): Block {
  const rows = duties.map((duty): Item[] => {
    const files = facts.evidence.filter(({ supports }) => supports === duty.questionId);
    const cell = (text: string) => say(text, `duty.${duty.id}`);
    return [
      cell(nameOf(duty)),
      cell(`${duty.binds === null ? 'Not known.' : 'Yes.'} ${duty.why}`),
      cell(stateText(duty, day, facts.jurisdiction)),
      cell(dutyWords[duty.status]),
      files.length > 0
        ? say(files.map(({ name }) => name).join(', '), ...files.map(({ id }) => `evidence.${id}`))
        : cell('None named'),
    ];
  });
  return table(['Duty', 'Applies to you?', `When it applies`, 'Status', 'Evidence'], rows);
}

/** The Act's duties apply from dates; only UK provisions are called in force. */
const begun = {
  EU: { on: 'Applicable on', since: 'Applicable since' },
  UK: { on: 'In force on', since: 'In force since' },
} as const;

/** Whether it applied on the day of the assessment, in words that stay true later. */
function stateText({ state, from }: Pick<Duty, 'state' | 'from'>, day: string, jurisdiction: Jurisdiction): string {
  if (state === 'conditional') return 'Only if the design changes significantly';
  if (state === null) return 'No legal date';
  const { on, since } = begun[jurisdiction];
  if (from === null) return state === 'due' ? waitsFor[jurisdiction] : `${on} ${longDate(day)}`;
  return state === 'in_force' ? `${since} ${longDate(from)}` : `Applies from ${longDate(from)}`;
}

const groups = [
  {
    title: (day: string, law: Jurisdiction) => `${begun[law].on} ${day}`,
    has: ({ state }: Gap) => state === 'in_force',
  },
  { title: () => 'Due later', has: ({ state }: Gap) => state === 'due' },
  { title: () => 'Only if the design changes significantly', has: ({ state }: Gap) => state === 'conditional' },
  { title: () => 'No law requires it here', has: ({ state }: Gap) => state === null },
];

/** The gaps with their remedies and dates; then further actions, and questions for others. */
export function gapsAndActionsOf(write: Writer): Section[] {
  const { result, say, day } = write;
  const isEu = write.facts.jurisdiction === 'EU';
  if (!result.scored) return [];
  const found = result.findings.map((gap, index) => ({ gap, index, at: actionOf(gap, result.actions) }));
  const remedies = new Set(found.map(({ at }) => at));
  const parts = groups
    .map(({ title, has }) => ({
      title: title(longDate(day), write.facts.jurisdiction),
      gaps: found.filter(({ gap }) => has(gap)),
    }))
    .filter(({ gaps }) => gaps.length > 0)
    .map(({ title, gaps }, at) =>
      section(
        `gaps-${at}`,
        `Gaps and actions: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
        table(
          ['Gap', 'Severity', 'Action', 'Owner', 'Due', ...(isEu ? ['Fine'] : []), 'Law'],
          gaps.map(({ gap, index, at }) => rowOf(write, gap, index, at)),
        ),
      ),
    );
  const further = result.actions
    .map(({ text }, index) => ({ text, index }))
    .filter(({ index }) => !remedies.has(index))
    .map(({ text, index }) => say(text, `action.${index}`));
  const none =
    found.length === 0 ? say(`The assessment of ${longDate(day)} found no gaps.`, 'result.completed') : undefined;
  return [
    ...parts,
    ...(none || further.length > 0 ? [section('further', 'Further actions', items(none, ...further))] : []),
    ...(result.requests.length > 0
      ? [
          section(
            'requests',
            'Information you need from your provider or another company',
            items(...result.requests.map((text, index) => say(text, `request.${index}`))),
          ),
        ]
      : []),
  ];
}

export function actionOf({ questionId, citation, dutyId }: Gap, actions: readonly Action[]): number {
  const exact = actions.findIndex(
    action => action.questionId === questionId && action.citation.label === citation.label && !isFactToFind(action),
  );
  return exact >= 0
    ? exact
    : actions.findIndex(action => action.questionId === questionId || action.questionId === dutyId);
}

const isFactToFind = ({ text }: Action) => text.startsWith('Find out: ');

/** The action's text without owner and date, which have their own columns. */
export function actionText({ text }: Pick<Action, 'text'>): string {
  return text.replace(/ Owner: .*$/s, '');
}

function rowOf({ say, result, facts, day }: Writer, gap: Gap, index: number, at: number): Item[] {
  const action = result.actions[at];
  const cell = (text: string) => say(text, `finding.${index}`);
  const state = stateText({ ...gap, from: gap.appliesFrom }, day, facts.jurisdiction);
  const due = action?.due ?? state;
  const isSaid = due.toLowerCase().includes(state.toLowerCase()) || gap.state === null;
  return [
    cell(gap.text),
    cell(gap.severity),
    action ? say(actionText(action), `action.${at}`) : cell('To be decided'),
    cell(gap.owner),
    cell(due),
    ...(facts.jurisdiction === 'EU' ? [cell(gap.tier ?? 'None in the law')] : []),
    cell(isSaid ? gap.citation.label : `${gap.citation.label}. ${state}.`),
  ];
}
