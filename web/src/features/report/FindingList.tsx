import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../../parts/Citation.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { byDue } from './byDue.ts';
import { Ledger } from './Ledger.tsx';
import { NumberedItem } from './NumberedItem.tsx';
import { Section } from './Section.tsx';

const Fragment = graphql(`
  fragment FindingList_report on Report {
    findings {
      questionId
      text
      severity
      appliesFrom
      citation {
        ...Citation_citation
      }
    }
  }
`);

export const severities = {
  critical: { tone: 'critical', word: 'Critical' },
  high: { tone: 'high', word: 'High' },
  medium: { tone: 'medium', word: 'Medium' },
  low: { tone: 'none', word: 'Low' },
} as const;

/** The gaps in a report of the first question banks. */
export function FindingList({ day, ...props }: { report: FragmentType<typeof Fragment>; day: string }) {
  const { findings } = readFragment(Fragment, props.report);
  return (
    <Section title="Critical Compliance Gaps">
      {findings.length === 0 ? (
        <p className="mt-4 text-base text-muted">
          Your answers show no gaps. Reassess when the system, its use or the law changes.
        </p>
      ) : (
        byDue(
          findings.map(finding => ({ ...finding, state: undefined })),
          day,
        ).map(({ title, start, members }) => (
          <div key={title}>
            <h3 className="mt-6 text-sm font-semibold print:break-after-avoid">
              {title} ({members.length})
            </h3>
            <Ledger title="Gap" margin="Severity and source" start={start}>
              {members.map(({ questionId, text, severity, citation }, index) => (
                <NumberedItem
                  key={questionId}
                  number={start + index}
                  text={text}
                  margin={
                    <>
                      <Badge {...severities[severity]} />
                      <Citation citation={citation} undated on={day} />
                    </>
                  }
                />
              ))}
            </Ledger>
          </div>
        ))
      )}
    </Section>
  );
}
