import { classificationSteps } from '@aicp/compliance/scoring/classificationSteps';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { AnsweredLine } from '../../../parts/evidence/AnsweredLine.tsx';
import { PersonName } from '../../../parts/people/PersonName.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { type Origin, OriginLine } from './origin.tsx';
import { RolesAndScores } from './RolesAndScores.tsx';
import { ScoreWorking } from './ScoreWorking.tsx';

const Fragment = graphql(`
  fragment TraceSection_report on Report {
    jurisdiction
    notes
    duties {
      questionId
      status
    }
    trace {
      rule
      outcome
      because {
        questionId
        question
        answer
      }
      citation {
        ...Citation_citation
      }
    }
    ...ScoreWorking_report
    ...RolesAndScores_report
    flips {
      questionId
      value
      change
      to
    }
  }
`);

type Props = {
  report: FragmentType<typeof Fragment>;
  /** Kept next to the report, not in it; null for a reader who sees only what was filed. */
  origin: Origin | null;
  day: string;
};

/** The reasoning: every rule in order with the answers that triggered it, and the effect of one other fact. */
export function TraceSection({ origin, day, ...props }: Props) {
  const report = readFragment(Fragment, props.report);
  const { jurisdiction, trace, flips } = report;
  if (trace.length === 0) return null;
  const steps = classificationSteps(report).map((step, index) => ({ ...step, number: index + 1 }));
  return (
    <FoldedSection id="why" title="How we reached this classification" note={`${steps.length} steps`}>
      {origin && <OriginLine {...origin} />}
      <p className="mb-3 max-w-170 text-sm text-muted">
        The rules that led to the {jurisdiction === 'UK' ? 'rating' : 'class'}, in the order in which they were applied.
      </p>
      <ol className="divide-y divide-line border-y border-line">
        {steps.map(({ number, rule, outcome, because, citation }) => {
          const answered = origin?.steps[number - 1];
          return (
            <li key={number} className="py-4 text-sm print:break-inside-avoid print:py-2.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
                <h3 className="font-semibold">
                  <span className="figures mr-2 font-normal text-faint">{number}</span>
                  {rule}
                </h3>
                {citation && <Citation citation={citation} on={day} />}
              </div>
              {because.length > 0 && (
                <ul className="mt-1.5 max-w-170 space-y-1 text-muted">
                  {because.map(({ questionId, question, answer }) => (
                    <li key={`${questionId} ${answer}`}>
                      {question} <strong className="font-medium text-ink">{answer}</strong>
                    </li>
                  ))}
                </ul>
              )}
              <p className="mt-1.5 max-w-170">{outcome}</p>
              {answered && <AnsweredLine {...answered} by={answered.by && <PersonName person={answered.by} />} />}
            </li>
          );
        })}
      </ol>
      <RolesAndScores report={report} />
      <ScoreWorking report={report} />
      {flips.length > 0 && (
        <div className="mt-6 print:break-inside-avoid">
          <h3 className="text-sm font-semibold">Answers that would change the result</h3>
          <p className="mt-1 max-w-170 text-sm text-muted">
            Each line shows the result of scoring again with one different answer. This is not advice: answers follow
            the facts.
          </p>
          <ul className="mt-2 divide-y divide-line border-y border-line text-sm">
            {flips.map(({ questionId, value, change, to }) => (
              <li key={`${questionId} ${value}`} className="max-w-170 py-2.5">
                {change}: <strong className="font-semibold">{to}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
    </FoldedSection>
  );
}
