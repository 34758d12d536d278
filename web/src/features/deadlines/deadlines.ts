import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { Deadlines_DayFragment, Jurisdiction } from '../../gql/graphql.ts';

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
    name
    validUntil
    jurisdiction
    system {
      id
      name
    }
  }
`);

/** Read with the interval, and again when it changes. */
const Organisation = graphql(`
  fragment Deadlines_organisation on Organisation {
    id
    reassessments(first: 100) {
      ...Deadlines_reassessment
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
    }
  }
`);

type Named = { id: string; name: string };

export type Deadline = {
  key: string;
  /** ISO date. */
  date: string;
  jurisdiction: Jurisdiction;
  systems: readonly Named[];
  /** Further systems than those named. */
  more: number;
} & (
  | { kind: 'law'; what: readonly string[]; binding: boolean; citation: Deadlines_DayFragment['citation'] }
  | { kind: 'evidence'; file: string }
  | { kind: 'reassessment'; lastAssessed: string; openAssessmentId: string | null }
);

type Days = readonly FragmentType<typeof Day>[] | null;
type Data = Record<'eu' | 'uk', Days> & {
  evidenceDates: readonly FragmentType<typeof Evidence>[] | null;
  organisation: FragmentType<typeof Organisation>;
};

/** Whether a part of it is temporarily unavailable. */
export function isPartial({ eu, uk, evidenceDates, organisation }: Data): boolean {
  return [eu, uk, evidenceDates, readFragment(Organisation, organisation).reassessments].includes(null);
}

/** Everything with a date, the soonest first. */
export function deadlinesOf({ eu, uk, evidenceDates, organisation }: Data): Deadline[] {
  const law = (jurisdiction: Jurisdiction, days: Days) =>
    readFragment(Day, days ?? []).map(({ systems, systemCount, ...day }): Deadline => {
      const named = systems.flatMap(system => system ?? []);
      const key = `${jurisdiction} ${day.date} ${day.binding}`;
      return { ...day, kind: 'law', key, jurisdiction, systems: named, more: systemCount - named.length };
    });
  const files = readFragment(Evidence, evidenceDates ?? []).map(
    ({ id, name, validUntil, jurisdiction, system }): Deadline => ({
      ...{ kind: 'evidence', key: `file ${id}`, date: validUntil, jurisdiction, file: name },
      ...{ systems: system ? [system] : [], more: 0 },
    }),
  );
  const { reassessments } = readFragment(Organisation, organisation);
  const again = readFragment(Reassessment, reassessments ?? []).flatMap(({ system, dueOn, ...rest }): Deadline[] =>
    system
      ? [
          {
            ...rest,
            kind: 'reassessment',
            key: `${rest.jurisdiction} ${system.id}`,
            date: dueOn,
            systems: [system],
            more: 0,
          },
        ]
      : [],
  );
  return [...law('EU', eu), ...law('UK', uk), ...files, ...again].sort((one, other) =>
    one.date.localeCompare(other.date),
  );
}
