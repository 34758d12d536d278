import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Deadlines_DayFragment, Jurisdiction } from '../../gql/graphql.ts';
import { personName } from '../people/personName.ts';

const Day = graphql(`
  fragment Deadlines_day on ClockDay {
    date
    binding
    what
    citation {
      ...Citation_citation
    }
    systemCount
    systems {
      id
      name
    }
  }
`);

const Evidence = graphql(`
  fragment Deadlines_evidence on EvidenceDate {
    id
    title
    validUntil
    jurisdiction
    system {
      id
      name
      ownerId
    }
  }
`);

const Action = graphql(`
  fragment Deadlines_action on ActionItem {
    id
    title
    day
    state
    jurisdiction
    owner {
      id
      username
      fullName
    }
    organisation
    system {
      id
      name
    }
  }
`);

const Duty = graphql(`
  fragment Deadlines_duty on OrganisationDuty {
    id
    title
    jurisdiction
    reviewOn
  }
`);

const Policy = graphql(`
  fragment Deadlines_policy on Policy {
    id
    title
    reviewOn
    owner {
      id
    }
  }
`);

const Review = graphql(`
  fragment Deadlines_review on ReviewDate {
    day
    system {
      id
      name
      jurisdiction
      ownerId
    }
  }
`);

const Reassessment = graphql(`
  fragment Deadlines_reassessment on Reassessment {
    dueOn
    lastAssessed
    jurisdiction
    openAssessmentId
    system {
      id
      name
      ownerId
    }
  }
`);

type Named = { id: string; name: string };
type Owned = Named & { ownerId: string | null };

export type Deadline = {
  key: string;
  /** ISO date. */
  date: string;
  /** Null if no law is involved. */
  jurisdiction: Jurisdiction | null;
  systems: readonly Named[];
  /** Whether it is about the organisation as a whole, and so not about a system. */
  organisation?: boolean;
  /** The number of systems beyond those named. */
  more: number;
  /** The owner of the action, or of its system. A legal date has an owner only among the user's own deadlines. */
  ownerId: string | null;
} & (
  | { kind: 'law'; what: readonly string[]; binding: boolean; citation: Deadlines_DayFragment['citation'] }
  | { kind: 'evidence'; id: string; file: string }
  | { kind: 'reassessment'; lastAssessed: string; openAssessmentId: string | null }
  /** An action, or an accepted risk with its review date. */
  | { kind: 'action' | 'risk'; id: string; title: string; owner: string | null }
  /** The next review: of a system by its facts, of the answer to an organisation duty, or of a policy. */
  | { kind: 'review'; duty?: string; policy?: string }
);

export type DeadlineParts = {
  eu: readonly FragmentType<typeof Day>[] | null;
  uk: readonly FragmentType<typeof Day>[] | null;
  evidenceDates: readonly FragmentType<typeof Evidence>[] | null;
  actionDates: readonly FragmentType<typeof Action>[] | null;
  reviewDates: readonly FragmentType<typeof Review>[] | null;
  organisationDuties?: readonly FragmentType<typeof Duty>[] | null;
  policyDates?: readonly FragmentType<typeof Policy>[] | null;
  reassessments: readonly FragmentType<typeof Reassessment>[] | null;
};

/**
 * Everything with a date, soonest first. A part that could not be read is omitted.
 * @param me set if the legal dates are those of the user's systems
 */
export function deadlinesOf(parts: DeadlineParts, me?: string) {
  const { eu, uk, evidenceDates, actionDates, organisationDuties, reviewDates, policyDates, reassessments } = parts;
  return [
    ...lawDays('EU', eu, me),
    ...lawDays('UK', uk, me),
    ...readFragment(Evidence, evidenceDates ?? []).map(
      ({ id, title, validUntil, jurisdiction, system }): Deadline => ({
        ...{ kind: 'evidence', id, key: `file ${id}`, date: validUntil, jurisdiction, file: title },
        ...of(system),
        ...ownerOf(system),
      }),
    ),
    ...readFragment(Action, actionDates ?? []).flatMap(
      ({ id, title, day, state, jurisdiction, owner, organisation, system }) => {
        const kind = state === 'accepted' ? 'risk' : 'action';
        const row = {
          kind,
          key: `action ${id}`,
          id,
          title,
          jurisdiction,
          organisation,
          ownerId: owner?.id ?? null,
          owner: owner && personName(owner),
        } as const;
        return day ? [{ ...row, date: day, ...of(system) } satisfies Deadline] : [];
      },
    ),
    ...readFragment(Duty, organisationDuties ?? []).flatMap(({ id, title, jurisdiction, reviewOn }): Deadline[] =>
      reviewOn
        ? [
            {
              ...{ kind: 'review', key: `duty ${id}`, date: reviewOn, jurisdiction, duty: title, organisation: true },
              ...of(null),
              ownerId: null,
            },
          ]
        : [],
    ),
    ...readFragment(Policy, policyDates ?? []).flatMap(({ id, title, reviewOn, owner }): Deadline[] => {
      const review = {
        kind: 'review',
        key: `policy ${id}`,
        policy: title,
        organisation: true,
        jurisdiction: null,
      } as const;
      return reviewOn ? [{ ...review, date: reviewOn, ...of(null), ownerId: owner?.id ?? null }] : [];
    }),
    ...readFragment(Review, reviewDates ?? []).flatMap(({ day, system }): Deadline[] => {
      const review = { kind: 'review', key: `review ${system?.id}`, date: day } as const;
      return system ? [{ ...review, jurisdiction: system.jurisdiction, ...of(system), ...ownerOf(system) }] : [];
    }),
    ...readFragment(Reassessment, reassessments ?? []).flatMap(({ system, dueOn, ...rest }): Deadline[] => {
      const due = { ...rest, kind: 'reassessment', key: `${rest.jurisdiction} ${system?.id}`, date: dueOn } as const;
      return system ? [{ ...due, ...of(system), ...ownerOf(system) }] : [];
    }),
  ].sort((one, other) => one.date.localeCompare(other.date));
}

function lawDays(jurisdiction: Jurisdiction, days: DeadlineParts['eu'], me: string | undefined): Deadline[] {
  return readFragment(Day, days ?? []).map(({ systems, systemCount, ...day }) => {
    const named = systems.flatMap(system => system ?? []);
    const key = `${jurisdiction} ${day.date} ${day.binding}`;
    const more = systemCount - named.length;
    return { ...day, kind: 'law', key, jurisdiction, systems: named, more, ownerId: me ?? null };
  });
}

const of = (system: Named | null) => ({ systems: system ? [system] : [], more: 0 });
const ownerOf = (system: Owned | null) => ({ ownerId: system?.ownerId ?? null });
