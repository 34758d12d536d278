import { type FragmentType, readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import { EvidenceFiles } from '../../../parts/evidence/EvidenceFiles.tsx';

const Fragment = graphql(`
  fragment QuestionList_evidence on Evidence {
    id
    supports
    asOf
    ...EvidenceFiles_evidence
  }
`);

type Question = {
  id: string;
  /** The number among all questions of the assessment. */
  number: number;
  category: string;
  question: string;
  options?: readonly { value: string; label: string }[] | null;
};

type Props = {
  assessmentId: string;
  questions: readonly Question[];
  responses: readonly { questionId: string; answer: string | null }[];
  evidence: readonly FragmentType<typeof Fragment>[];
  kept: string | undefined;
};

const words: Record<string, string> = { yes: 'Yes', no: 'No' };

/** Questions with their answers and files. */
export function QuestionList({ assessmentId, questions, responses, kept, ...props }: Props) {
  const evidence = readFragment(Fragment, props.evidence);
  return (
    <ol className="mt-8 divide-y divide-line rounded-card border border-line bg-surface px-4 sm:px-6">
      {questions.map(({ id, number, category, question, options }) => {
        const answer = responses.find(({ questionId }) => questionId === id)?.answer;
        const label = options?.find(({ value }) => value === answer)?.label ?? words[answer ?? ''] ?? answer;
        return (
          <li key={id} id={`question-${number}`} className="grid scroll-mt-20 gap-x-8 py-5 md:grid-cols-2">
            <div>
              <p className="figures text-xs text-muted">
                {number} · {category}
              </p>
              <h2 className="mt-1 text-sm font-semibold">{question}</h2>
              <p className="mt-1 text-sm text-muted">Answer: {label ?? 'none'}</p>
            </div>
            <EvidenceFiles
              assessmentId={assessmentId}
              supports={id}
              label={`question ${number}`}
              files={evidence.filter(({ supports }) => supports === id)}
              kept={kept}
            />
          </li>
        );
      })}
    </ol>
  );
}
