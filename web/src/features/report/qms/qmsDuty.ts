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
    return 'Not required under the UK rules of this report: Art. 17 is part of the EU AI Act.';
  const duty = report.duties.find(({ id }) => id === 'd-17');
  const why = duty ? ` ${duty.why}` : '';
  if (duty?.binds) return `Required: Art. 17 ${bindingWords(duty)}.${why}`;
  if (duty?.binds === null) return `It is not known whether Art. 17 applies to you.${why}`;
  const names = [...new Set(report.roles.map(({ label }) => startingSmall(label)))].join(' and ');
  const facts = [names, startingSmall(report.class?.label ?? '')].filter(Boolean);
  return `Not required (${facts.join(', ')}).${why}`;
}

function bindingWords({ state, from }: Report['duties'][number]): string {
  if (state === 'conditional') return 'applies to you only if the design changes significantly';
  if (from) return `applies to you from ${longDate(from)}`;
  return state === 'due' ? `applies to you ${startingSmall(waitsFor.EU)}` : 'applies to you';
}

const startingSmall = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
