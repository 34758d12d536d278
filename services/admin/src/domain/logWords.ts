import { organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import { longDate } from '@aicp/compliance/law/calendar';
import type { Facts } from './activity.ts';

export const counted = (values: Facts[string] | undefined) =>
  values === 1 ? 'one value' : values ? `${values} values` : 'no values';
/** ", held until 27 November 2036" */
export const held = ({ heldUntil }: Facts) => (heldUntil ? `, held until ${longDate(String(heldUntil))}` : '');
export const version = ({ number, documentType }: Facts) => `Version ${number} of the ${words(documentType)}`;
export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** 'transparency_notice' as readable words. */
export function words(name: Facts[string] | undefined): string {
  return String(name ?? 'document').replaceAll(/[-_]/g, ' ');
}

export function money(facts: Facts): string {
  const amount = (Number(facts.amount) / 100).toFixed(2);
  return `${facts.currency} ${amount}${test(facts)}`;
}

export function test({ testMode }: Facts): string {
  return testMode ? ' (test mode)' : '';
}

const dutyOf = (id: Facts[string] | undefined) => organisationDuties.find(duty => duty.id === id);
export const titleOfDuty = (id: Facts[string] | undefined) => dutyOf(id)?.title ?? String(id);
export const answerInWords = (answer: Facts[string] | undefined) =>
  organisationDuties
    .flatMap(({ question }) => question.options ?? [])
    .find(({ value }) => value === answer)
    ?.label.toLowerCase() ?? String(answer);
