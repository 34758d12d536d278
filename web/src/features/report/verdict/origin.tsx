import { isolated } from '@aicp/contracts/isolated';
import { Fragment as Together } from 'react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ShownReport } from '../../../parts/links/RoomContents.tsx';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import type { Named } from '../../../parts/people/personName.ts';
import { formatDay } from '../../../ui/formatDate.ts';

const Fragment = graphql(`
  fragment Origin_report on Report {
    id
    author {
      id
      username
      fullName
    }
    assessment {
      id
      completedAt
    }
    review {
      state
      approvedAt
      approvedBy {
        id
        username
        fullName
      }
    }
  }
`);

const ProofFragment = graphql(`
  fragment Origin_proof on ReportProof {
    answeredBy
    stepsAnsweredAt
    stepsAnsweredBy
    stepsFromOrganisation
    people {
      id
      username
      fullName
    }
  }
`);

/** The person who gave an answer, and when; null or undefined if the person is not known. */
type Answered = { at: string; by: Named | null | undefined };

/** The people who answered, completed and approved an assessment. */
export type Origin = {
  answeredBy: readonly Named[];
  completedBy: Named | null | undefined;
  completedAt: string;
  /** Null while the report is not approved. */
  approved: Answered | null;
  /** The state of a review that has not ended in an approval. */
  review: string;
  /** The latest answer to each step of the classification. */
  steps: readonly ((Answered & { fromOrganisation: boolean }) | null)[];
};

const reviews = { sent: 'sent for review', changesAsked: 'changes requested', approved: 'approved' };

/** The origin that members of the organisation see; null if the answers are unavailable. */
export function originOf(
  masked: FragmentType<typeof Fragment>,
  maskedProof: FragmentType<typeof ProofFragment> | null | undefined,
): Origin | null {
  const { author, assessment, review } = readFragment(Fragment, masked);
  const proof = readFragment(ProofFragment, maskedProof);
  if (!proof) return null;
  const { people, stepsAnsweredAt, stepsAnsweredBy, stepsFromOrganisation } = proof;
  const all = new Set([...proof.answeredBy, ...stepsAnsweredBy]);
  const { approvedAt, approvedBy } = review ?? {};
  return {
    answeredBy: people.filter(({ id }) => all.has(id)),
    completedBy: author,
    completedAt: assessment.completedAt,
    approved: approvedAt ? { at: approvedAt, by: approvedBy } : null,
    review: review ? reviews[review.state] : 'not reviewed',
    steps: stepsAnsweredAt.map((at, place) => {
      const id = stepsAnsweredBy[place];
      const by = id ? people.find(person => person.id === id) : null;
      return at ? { at, by, fromOrganisation: stepsFromOrganisation[place] ?? false } : null;
    }),
  };
}

/** The origin that a room shows; null for a report that has been deleted. */
export function originInRoom({ origin, completedAt, approvedAt, approvedBy }: ShownReport): Origin | null {
  if (!origin) return null;
  const named = (name: string) => ({ username: isolated(name) });
  const { answeredBy, completedBy, steps } = origin;
  return {
    answeredBy: answeredBy.map(named),
    completedBy: completedBy === null ? null : named(completedBy),
    completedAt,
    approved: approvedAt ? { at: approvedAt, by: approvedBy ? named(approvedBy) : undefined } : null,
    review: 'not approved',
    steps: steps.map(
      step =>
        step && {
          at: step.answeredAt,
          by: step.answeredBy ? named(step.answeredBy) : null,
          fromOrganisation: step.fromOrganisation,
        },
    ),
  };
}

/** "Answered by Tom Becker, completed 27 October 2026 by Tom Becker; not reviewed." */
export function OriginLine({ answeredBy, completedBy, completedAt, approved, review }: Origin) {
  return (
    <p className="figures mb-3 max-w-170 text-sm">
      {answeredBy.length > 0 ? 'Answered by ' : 'Completed '}
      {answeredBy.map((person, at) => (
        <Together key={person.username}>
          {at > 0 && (at === answeredBy.length - 1 ? ' and ' : ', ')}
          <PersonName person={person} />
        </Together>
      ))}
      {answeredBy.length > 0 && ', completed '}
      {formatDay(completedAt)} by <PersonName person={completedBy} former="a former member" />;{' '}
      {approved ? (
        <>
          reviewed and approved {formatDay(approved.at)} by <PersonName person={approved.by} former="a former member" />
        </>
      ) : (
        review
      )}
      .
    </p>
  );
}
