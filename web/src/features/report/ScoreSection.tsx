import { HIGH_FROM, MEDIUM_FROM } from '@aicp/compliance/scoring/riskBands';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Glossed } from '../../ui/Glossed.tsx';
import { RagBadge } from '../../ui/RagBadge.tsx';
import { RiskBadge, toneOfRisk } from '../../ui/RiskBadge.tsx';
import { ScoreGauge, ScoreRing } from '../../ui/ScoreDial.tsx';
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

const messages = {
  HIGH: 'Serious duties are unmet or a prohibited practice is possible. Close the critical gaps before continuing to use the system.',
  MEDIUM: 'Duties apply to this system, or gaps remain. Plan the recommended actions and their dates.',
  LOW: 'No serious gap was found. Keep the evidence, and reassess when the system, its use or the law changes.',
};

/** Where risk bands (LOW, MEDIUM, HIGH) and compliance bands end (docs/spec-coverage.md, section 9). */
const riskThresholds = [MEDIUM_FROM, HIGH_FROM];
const complianceThresholds = [60, 80];

export function ScoreSection(props: { report: FragmentType<typeof Fragment> }) {
  const { riskResult, compliance, euClass, ragScore, notes } = readFragment(Fragment, props.report);
  const complianceTone = compliance.score >= 80 ? 'low' : compliance.score >= 60 ? 'medium' : 'high';
  return (
    <Section title="Risk Assessment">
      <div className="mt-6 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <div className="flex flex-col items-center rounded-card border border-line bg-surface p-6 text-center">
          <h3 className="mb-4 text-sm font-medium text-muted">Risk score</h3>
          <ScoreGauge
            label={`Risk score ${riskResult.score} of 100`}
            score={riskResult.score}
            tone={toneOfRisk(riskResult.level)}
            thresholds={riskThresholds}
          />
          <div className="mt-6 flex gap-2">
            <RiskBadge level={riskResult.level} />
            {ragScore && <RagBadge rag={ragScore} />}
          </div>
          <p className="mt-3 text-sm text-muted">{messages[riskResult.level]}</p>
        </div>
        <div className="flex flex-col items-center rounded-card border border-line bg-surface p-6 text-center">
          <h3 className="mb-4 text-sm font-medium text-muted">Compliance score</h3>
          <ScoreRing
            label={`Compliance score ${compliance.score} of 100`}
            score={compliance.score}
            tone={complianceTone}
            thresholds={complianceThresholds}
          />
          <p className="mt-4 text-base font-semibold">{compliance.band}</p>
        </div>
      </div>
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
