import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { byDue } from '../byDue.ts';
import { Ledger } from '../Ledger.tsx';
import { NumberedItem } from '../NumberedItem.tsx';
import { Section } from '../Section.tsx';
import { severities } from '../severities.ts';

const Fragment = graphql(`
  fragment GapSection_report on Report {
    jurisdiction
    scored
    findings {
      questionId
      text
      severity
      appliesFrom
      state
      tier
      owner
      citation {
        appliesFrom
        ...Citation_citation
      }
    }
  }
`);

/** The gaps, by the day from which they count; the day is said once. */
export function GapSection({ day, ...props }: { report: FragmentType<typeof Fragment>; day: string }) {
  const { findings, scored, jurisdiction } = readFragment(Fragment, props.report);
  return (
    <Section id="gaps" title="Critical Compliance Gaps">
      {findings.length === 0 && (
        <p className="mt-4 text-base text-muted">
          {scored
            ? 'Your answers show no gaps. Reassess when the system, its use or the law changes.'
            : 'No duty applies to the system, so there are no gaps to find.'}
        </p>
      )}
      {byDue(findings, day, jurisdiction).map(({ title, isDated, start, members }) => (
        <div key={title}>
          <h3 className="mt-6 text-sm font-semibold print:break-after-avoid">
            {title} ({members.length})
          </h3>
          <Ledger title="Gap" margin="Severity and source" start={start}>
            {members.map(({ questionId, text, severity, citation, appliesFrom, tier, owner }, index) => (
              <NumberedItem
                key={`${questionId} ${text}`}
                number={start + index}
                text={text}
                margin={
                  <>
                    <Badge {...severities[severity]} />
                    <Citation
                      citation={citation}
                      undated={isDated}
                      appliesFrom={isDated ? null : appliesFrom}
                      on={day}
                    />
                    <p className="text-xs text-muted">
                      {owner && <span className="block">For: {owner}</span>}
                      {tier && <span className="block">Fine: {tier}</span>}
                    </p>
                  </>
                }
              />
            ))}
          </Ledger>
        </div>
      ))}
    </Section>
  );
}
