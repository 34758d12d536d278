import { longDate, stateOf } from '../../law/calendar.ts';

/** How the text of a gap begins, by how far the measure is in place. */
export function leadOf(answer: string | undefined): string {
  if (answer === 'partial') return 'Only partly in place';
  return answer === 'unsure' ? 'Not known to be in place' : 'Missing';
}

/** When an action is due by the law's calendar: "now" once the provision is in force, else "by 2 December 2027". */
export function dueOf(appliesFrom: string | null, today: string): string {
  if (appliesFrom === null || stateOf(appliesFrom, today).state === 'in force') return 'now';
  return `by ${longDate(appliesFrom)}`;
}

/** The text of a recommendation: what to do, who, and when. */
export function recommendation(action: string, owner: string, due: string): string {
  return `${action} Owner: ${owner}. Due: ${due}.`;
}
