import { longDate } from '@aicp/compliance/law/calendar';
import type { Block } from '../document.ts';
import { items, table, type Writer } from '../writer.ts';

/** The gaps and actions of the assessment, as its report has them. */
export function gapsAndActions({ say, facts }: Writer): Block[] {
  const { findings, actions } = facts.result;
  const gaps = findings.map(({ text, severity, citation, appliesFrom }, index) => [
    say(text, `finding.${index}`),
    say(severity, `finding.${index}`),
    say(appliesFrom ? `${citation.label}, applies from ${longDate(appliesFrom)}` : citation.label, `finding.${index}`),
  ]);
  const todo = actions.map(({ text, due }, index) => [say(text, `action.${index}`), say(due, `action.${index}`)]);
  return [
    gaps.length > 0
      ? table(['Gap', 'Severity', 'Law'], gaps)
      : items(say('The assessment found no gaps.', 'result.level')),
    todo.length > 0
      ? table(['Action', 'Due'], todo)
      : items(say('The assessment recommends no actions.', 'result.level')),
  ];
}
