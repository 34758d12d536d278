import { longDate } from '@aicp/compliance/law/calendar';
import { dutyWords } from '@aicp/compliance/scoring/dutyWords';
import type { Block, Item } from '../document.ts';
import { items, table, type Writer } from '../writer.ts';
import { type Harm, harmsEu, harmsUk, people } from './harms.ts';
import { actionOf, actionText, nameOf } from './openDuties.ts';

const columns = [
  'Risk',
  'People affected',
  'Right affected',
  'Causes (duties not met)',
  'Origin',
  'Likelihood',
  'Severity',
  'Controls in place',
  'Measures',
  'Residual risk',
  'Owner',
  'Due',
  'Test evidence',
];

/**
 * A risk register: each harm, its causes and the people affected. People judge likelihood and severity; nothing is estimated here. The
 * last row is left for a risk that no table has.
 */
export function riskRows(write: Writer, basis: string): Block {
  const harms = write.facts.jurisdiction === 'EU' ? harmsEu : harmsUk;
  const rows = harms
    .map(harm => ({ harm, because: harm.facts.filter(id => isSo(write, id)) }))
    .filter(({ harm, because }) => harm.facts.length === 0 || because.length > 0)
    .map(({ harm, because }) => rowOf(write, harm, because, basis));
  return table(columns, write.facts.register.furtherRisks ? rows : [...rows, furtherRow(write, basis)]);
}

/** Recorded further risks, replacing the row left for one. */
export function furtherRisks({ say, facts }: Writer): Block {
  const { furtherRisks } = facts.register;
  return items(furtherRisks ? say(`Further risks: ${furtherRisks}`, 'register.furtherRisks') : undefined);
}

/** A product counts if Annex I Section A makes it high-risk: only for such products is a question on dates asked. */
function isSo({ maybe, answers }: Writer, questionId: string): boolean {
  return questionId === 'eu2-a1-law' ? answers['eu2-m-in1'] !== undefined : maybe(questionId);
}

function rowOf(write: Writer, harm: Harm, because: readonly string[], basis: string): Item[] {
  const { say, result, duties, owed, facts, day } = write;
  const known = because.length > 0 ? because.map(id => `answer.${id}`) : ['system.name'];
  const all = Object.keys(people).filter(id => isSo(write, id));
  const named = because.filter(id => people[id]);
  const who = [...new Set((named.length > 0 ? named : all).map(id => people[id] ?? ''))];
  const guards = harm.duties
    .flatMap(id => duties.get(id) ?? [])
    .filter(({ id }) => write.facts.jurisdiction === 'UK' || owed(id));
  const causes = guards.filter(({ status }) => status === 'open' || status === 'partly' || status === 'unknown');
  const controls = guards.filter(({ status }) => status === 'met');
  const gaps = result.findings.filter(({ dutyId }) => causes.some(({ id }) => id === dutyId));
  const remedies = [...new Set(gaps.map(gap => actionOf(gap, result.actions)))].filter(at => at >= 0);
  const actions = remedies.flatMap(at => result.actions[at] ?? []);
  const guarding = facts.evidence.filter(({ supports }) => guards.some(({ questionId }) => questionId === supports));
  const files = [...new Map(guarding.map(file => [file.id, file])).values()];
  const open = (key: string, needed: string) => write.blank(`risk-${harm.id}-${key}`, needed, basis);
  const from = (ids: readonly { id: string }[]) => ids.map(({ id }) => `duty.${id}`);
  return [
    say(harm.harm, ...known),
    who.length > 0
      ? say(sentence(who), ...(named.length > 0 ? named : all).map(id => `answer.${id}`))
      : write.open('affected-people'),
    say(harm.touches, ...known),
    causes.length > 0
      ? say(causes.map(duty => `${nameOf(duty)}: ${dutyWords[duty.status].toLowerCase()}`).join('; '), ...from(causes))
      : say(`None found on ${longDate(day)}`, 'result.completed'),
    open('origin', 'the intended purpose, or foreseeable misuse'),
    open('likelihood', '1 to 5, judged by a person'),
    open('severity', '1 to 5, judged by a person'),
    controls.length > 0
      ? say(controls.map(nameOf).join('; '), ...from(controls))
      : open('controls', 'controls in place'),
    actions.length > 0
      ? say(actions.map(actionText).join(' '), ...remedies.map(at => `action.${at}`))
      : open('measures', 'measures: eliminate, then mitigate, then inform and train'),
    open('residual', 'the residual risk, and who accepted it'),
    gaps.length > 0
      ? say(sentence([...new Set(gaps.map(({ owner }) => owner))]), ...from(causes))
      : open('owner', 'owner'),
    actions.length > 0
      ? say([...new Set(actions.map(({ due }) => due))].join('; '), ...remedies.map(at => `action.${at}`))
      : open('due', 'due date'),
    files.length > 0
      ? say(files.map(({ name }) => name).join(', '), ...files.map(({ id }) => `evidence.${id}`))
      : open('evidence', 'test evidence'),
  ];
}

function sentence(parts: readonly string[]): string {
  const joined = parts.join('; ');
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}`;
}

function furtherRow({ blank }: Writer, basis: string): Item[] {
  const needed = [
    'any further harm to health, safety or fundamental rights',
    'the people affected',
    'the right or interest affected',
    'its causes',
    'the intended purpose, or foreseeable misuse',
    '1 to 5, judged by a person',
    '1 to 5, judged by a person',
    'controls in place',
    'measures: eliminate, then mitigate, then inform and train',
    'the residual risk, and who accepted it',
    'owner',
    'due date',
    'test evidence',
  ];
  return needed.map((text, at) => blank(`risk-further-${at}`, text, basis));
}
