import { verdictMessage } from '@aicp/compliance/scoring/verdictMessage';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { GlossaryText } from '../../../ui/GlossaryText.tsx';
import { RagBadge } from '../../../ui/RagBadge.tsx';
import { Dials } from '../Dials.tsx';
import { Section } from '../Section.tsx';
import { ScoreWorking } from './ScoreWorking.tsx';

const Fragment = graphql(`
  fragment VerdictSection_report on Report {
    scored
    riskResult {
      level
      score
    }
    compliance {
      score
      band
    }
    ragScore
    findings {
      dutyId
      questionId
      text
      state
    }
    actions {
      questionId
      text
    }
    duties {
      id
      status
      binds
    }
    remarks
    supervisors
    class {
      id
      label
      reason
      citation {
        ...Citation_citation
      }
    }
    roles {
      id
      label
      why
    }
    scores {
      inForce {
        text
      }
      later {
        text
      }
    }
    ...ScoreWorking_report
  }
`);

type Props = { report: FragmentType<typeof Fragment>; day: string; printing: boolean };

/** Class and level, each named for what it is, and the scores behind the level. */
export function VerdictSection({ day, printing, ...props }: Props) {
  const report = readFragment(Fragment, props.report);
  const { scored, riskResult, compliance, ragScore, findings, remarks, roles, supervisors, scores } = report;
  const message = verdictMessage({
    ...report,
    classId: report.class?.id,
    rag: ragScore,
    level: riskResult.level,
    gaps: findings,
  });
  return (
    <Section title="Risk Assessment">
      <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-[2fr_1fr] print:grid-cols-[2fr_1fr] print:break-inside-avoid">
        {report.class && (
          <div>
            <dt className="text-xs text-muted">Class under the AI Act</dt>
            <dd className="mt-1">
              <p className="font-serif text-lg font-semibold">{report.class.label}</p>
              <p className="mt-1 max-w-150 text-base">
                <GlossaryText text={report.class.reason} />
              </p>
              <p className="mt-2">
                <Citation citation={report.class.citation} on={day} />
              </p>
            </dd>
          </div>
        )}
        {ragScore && (
          <div>
            <dt className="text-xs text-muted">Overall rating under the five principles</dt>
            <dd className="mt-1 font-serif text-lg font-semibold">{ragScore}</dd>
          </div>
        )}
        <div>
          <dt className="text-xs text-muted">Level, set by this assessment and not by law</dt>
          <dd className="mt-1 font-serif text-lg font-semibold">{scored ? riskResult.level : 'Not scored'}</dd>
        </div>
        {roles.length > 0 && (
          <div>
            <dt className="text-xs text-muted">Your {roles.length === 1 ? 'role' : 'roles'}</dt>
            {roles.map(({ id, label, why }) => (
              <dd key={id} className="mt-1 max-w-150 text-sm">
                <strong className="font-semibold">{label}.</strong> {why}
              </dd>
            ))}
          </div>
        )}
        {supervisors.length > 0 && !ragScore && (
          <div>
            <dt className="text-xs text-muted">Supervised by</dt>
            {supervisors.map(name => (
              <dd key={name} className="mt-1 text-sm first-letter:uppercase">
                {name}
              </dd>
            ))}
          </div>
        )}
      </dl>
      {remarks.length > 0 && (
        <div role="note" className="mt-6 rounded-card border border-edge bg-medium-soft p-5 text-medium">
          <h3 className="text-sm font-semibold">Check these facts</h3>
          <ul className="mt-1.5 max-w-170 space-y-1.5 text-sm">
            {remarks.map(remark => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="print:break-inside-avoid print:[&_svg[role=img]]:w-40">
        <Dials
          risk={scored ? riskResult : null}
          isHighRisk={!!report.class?.id.startsWith('high-risk')}
          compliance={scored ? compliance : null}
          badge={ragScore && <RagBadge rag={ragScore} />}
          message={message}
        />
      </div>
      {scored && scores && (
        <ul className="mt-6 max-w-170 space-y-1.5 text-sm">
          <li>{scores.inForce.text}</li>
          <li>{scores.later.text}</li>
        </ul>
      )}
      <ScoreWorking report={report} printing={printing} />
    </Section>
  );
}
