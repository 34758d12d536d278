import { longDate, stateOf } from '../law/dates.ts';

/** When an action is due by the law's calendar: "now" once the provision is in force, else "by 2 December 2027". */
export function dueOf(appliesFrom: string | null, today: string): string {
  if (appliesFrom === null || stateOf(appliesFrom, today).state === 'in force') return 'now';
  return `by ${longDate(appliesFrom)}`;
}

/** The text of a recommendation: what to do, who, and when. */
export function recommendation(action: string, owner: string, due: string): string {
  return `${action} Owner: ${owner}. Due: ${due}.`;
}
