import { longDate } from '@aicp/compliance/law/calendar';
import { waitsFor } from '@aicp/compliance/law/waitsFor';
import type { DutyState, Jurisdiction } from '../../../gql/graphql.ts';

type Report = {
  jurisdiction: Jurisdiction;
  class?: { label: string } | null | undefined;
  roles: readonly { label: string }[];
  duties: readonly {
    id: string;
    binds?: boolean | null | undefined;
    why: string;
    from?: string | null | undefined;
    state?: DutyState | null | undefined;
  }[];
};

/** Whether the organisation is responsible for the quality management system of Art. 17, and why. */
export function qmsDuty(report: Report): string {
  if (report.jurisdiction === 'UK')
    return 'Not required of you by the UK rules of this report: Art. 17 belongs to the EU AI Act.';
  const duty = report.duties.find(({ id }) => id === 'd-17');
  const why = duty ? ` ${duty.why}` : '';
  if (duty?.binds) return `Required of you: Art. 17 ${bindingWords(duty)}.${why}`;
  if (duty?.binds === null) return `Not known whether it is required of you.${why}`;
  const names = [...new Set(report.roles.map(({ label }) => startingSmall(label)))].join(' and ');
  const facts = [names, startingSmall(report.class?.label ?? '')].filter(Boolean);
  return `Not required of you: ${facts.join(', ')}.${why}`;
}

function bindingWords({ state, from }: Report['duties'][number]): string {
  if (state === 'conditional') return 'binds you only if the design changes significantly';
  if (from) return `binds you from ${longDate(from)}`;
  return state === 'due' ? `binds you ${startingSmall(waitsFor.EU)}` : 'binds you';
}

const startingSmall = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
