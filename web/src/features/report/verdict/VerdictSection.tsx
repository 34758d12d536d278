import { byDue } from '@aicp/compliance/scoring/byDue';
import { verdictMessage } from '@aicp/compliance/scoring/verdictMessage';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { RagBadge } from '../../../ui/RagBadge.tsx';
import { Dials } from '../Dials.tsx';
import { Section } from '../Section.tsx';
import { ceilingWords, gapWords, nextDate } from '../verdictFacts.ts';

const Fragment = graphql(`
  fragment VerdictSection_report on Report {
    jurisdiction
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
      severity
      appliesFrom
      citation {
        appliesFrom
      }
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
    class {
      id
      label
      reason
    }
    roles {
      id
      label
    }
    fines {
      inForce {
        max
      }
      later {
        max
      }
    }
    clocks {
      date
      binding
    }
  }
`);

type Props = {
  report: FragmentType<typeof Fragment>;
  day: string;
  /** Buttons for the next steps; none if the report is opened through a shared link. */
  children?: ReactNode;
};

/** The verdict in words, with the two scores and the next steps. */
export function VerdictSection({ day, children, ...props }: Props) {
  const report = readFragment(Fragment, props.report);
  const { jurisdiction, scored, riskResult, compliance, ragScore, findings, remarks, roles, fines, clocks } = report;
  const message = verdictMessage({
    ...report,
    classId: report.class?.id,
    rag: ragScore,
    level: riskResult.level,
    gaps: findings,
  });
  const facts: [term: string, value: ReactNode][] = [
    ...(ragScore ? [['Overall rating under the five principles', ragScore] as [string, string]] : []),
    ['Risk level (our rating, not a legal category)', scored ? riskResult.level : 'Not scored'],
    ...(roles.length > 0
      ? [
          [`Your ${roles.length === 1 ? 'role' : 'roles'}`, roles.map(({ label }) => label).join(', ')] as [
            string,
            string,
          ],
        ]
      : []),
    ['Gaps', gapWords(byDue(findings, day, jurisdiction), day)],
    ...(jurisdiction === 'EU'
      ? [['Fine ceiling', scored && fines ? ceilingWords(fines) : 'Not scored'] as [string, string]]
      : []),
    ['Next legal date', nextDate(clocks, day)],
  ];
  return (
    <Section title="Risk Assessment">
      <div className="mt-4 grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-2">
          {report.class && (
            <div className="sm:col-span-2">
              <dt className="text-xs text-muted">AI Act class</dt>
              <dd className="mt-0.5 font-serif text-lg font-semibold">{report.class.label}</dd>
              <dd className="max-w-150 text-sm">{report.class.reason}</dd>
            </div>
          )}
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-xs text-muted">{term}</dt>
              <dd className="figures mt-0.5 text-sm font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <Dials
          risk={scored ? riskResult : null}
          isHighRisk={!!report.class?.id.startsWith('high-risk')}
          compliance={scored ? compliance : null}
          badge={ragScore && <RagBadge rag={ragScore} />}
        />
      </div>
      <p className="mt-4 max-w-170 text-sm">{message}</p>
      {remarks.length > 0 && (
        <div role="note" className="mt-4 rounded-card border border-edge bg-medium-soft px-5 py-4 text-medium">
          <h3 className="text-sm font-semibold">Facts to check</h3>
          <ul className="mt-1.5 max-w-170 space-y-1.5 text-sm">
            {remarks.map(remark => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </Section>
  );
}
