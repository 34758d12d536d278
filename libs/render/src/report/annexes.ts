import { longDate } from '@aicp/compliance/law/calendar';
import type { Citation } from '@aicp/compliance/law/citation';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { type Block, type Cell, line, NARROW, quiet, type Section, strong, WIDE } from '../paper.ts';

/** The basis of the report: every answer that counts. */
export function answerAnnex({ answers, day }: Pick<CanonicalReport, 'answers' | 'day'>): Section {
  const categories = [...new Set(answers.map(({ category }) => category))];
  return {
    title: 'Answers',
    intro: `This report is based on the ${answers.length} answers of ${longDate(day)}.`,
    blocks: categories.map(
      (category): Block => ({
        kind: 'table',
        heading: category,
        columns: [
          { title: 'Question', share: WIDE },
          { title: 'Answer', share: NARROW },
        ],
        rows: answers
          .filter(answer => answer.category === category)
          .map(({ question, text }): Cell[] => [[line(question)], [line(strong(text))]]),
      }),
    ),
  };
}

/** Every provision that the report names, with the text read. */
export function sourceAnnex(report: CanonicalReport): Section {
  const groups = Map.groupBy(citationsOf(report), ({ instrument, asOf, checkedOn }) =>
    [instrument, `text of ${longDate(asOf)}`, `checked on ${longDate(checkedOn)}`].join(', '),
  );
  return {
    title: 'Sources',
    intro: null,
    blocks: [...groups].map(
      ([heading, citations]): Block => ({
        kind: 'table',
        heading,
        columns: [{ title: 'Provisions', share: 100 }],
        rows: [...Map.groupBy(citations, ({ url }) => url)].map(([url, some]): Cell[] => [
          [line([...new Set(some.map(provisionOf))].join('; ')), line(quiet(url))],
        ]),
      }),
    ),
  };
}

const provisionOf = ({ label, article }: Citation) => (label.includes(article) ? label : `${label} (${article})`);

/** The citations in the order in which they first appear. */
function citationsOf(report: CanonicalReport): Citation[] {
  const { answers, duties, gaps, actions, fine, trace, clocks } = report;
  const named = [report.class, ...duties, ...gaps, ...actions, fine, ...trace, ...clocks, ...answers];
  return named.flatMap(thing => thing?.citation ?? []);
}
