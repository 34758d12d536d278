import { levelMessages } from '@aicp/compliance/scoring/verdictMessage';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Glossed } from '../../ui/Glossed.tsx';
import { RagBadge } from '../../ui/RagBadge.tsx';
import { Dials } from './Dials.tsx';
import { Section } from './Section.tsx';

const Fragment = graphql(`
  fragment ScoreSection_report on Report {
    riskResult {
      level
      score
    }
    compliance {
      score
      band
    }
    euClass {
      name
      reason
    }
    ragScore
    notes
  }
`);

/** Of a report of the first question banks. */
export function ScoreSection(props: { report: FragmentType<typeof Fragment> }) {
  const { riskResult, compliance, euClass, ragScore, notes } = readFragment(Fragment, props.report);
  return (
    <Section title="Risk Assessment">
      <Dials
        risk={riskResult}
        compliance={compliance}
        badge={ragScore && <RagBadge rag={ragScore} />}
        message={levelMessages[riskResult.level]}
      />
      {euClass && (
        <p className="mt-6 max-w-170 text-base">
          <strong className="font-semibold">Class under the AI Act: {euClass.name}.</strong>{' '}
          <Glossed text={euClass.reason} />
        </p>
      )}
      {notes.map(note => (
        <p key={note} className="mt-3 max-w-170 border-l-2 border-edge pl-4 text-sm text-muted">
          {note}
        </p>
      ))}
    </Section>
  );
}
