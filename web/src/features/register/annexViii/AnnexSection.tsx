import { annexViii, type AnnexSection as Section } from '@aicp/compliance/law/annexViii';
import { citationOfFact } from '@aicp/compliance/law/systemFacts/citationOfFact';
import type { AnnexDutyFragment } from '../../../gql/graphql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { saveFile } from '../../../parts/saveFile.ts';
import { statusWords } from '../../../parts/statusWords.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CitationChip } from '../../../ui/CitationChip.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { AnnexPointRow } from './AnnexPointRow.tsx';
import { annexCsv, annexText } from './annexFile.ts';
import { type Known, pointsOf } from './onRecord.ts';

type Props = {
  section: Section;
  systemId: string;
  name: string;
  known: Known;
  /** Of the report; empty without one. */
  duties: readonly AnnexDutyFragment[];
};

/** One section of Annex VIII: whether it is asked of the organisation, its points, and ways to take them along. */
export function AnnexSection({ section, systemId, name, known, duties }: Props) {
  const { title, article, duty: id } = annexViii[section];
  const duty = duties.find(one => one.id === id);
  const points = pointsOf(section, known);
  const kept = points.filter(({ state }) => state !== 'byHand');
  const there = kept.filter(({ state }) => state === 'there');
  const heading = `annex-viii-${section}`;
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-surface px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={heading} className="text-lg font-semibold">
            Section {section}: {title}
          </h2>
          <p className="mt-0.5 text-sm text-muted">
            {there.length} of the {kept.length} points that the register can answer are on record
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={annexText(name, section, points)} label={`Copy Section ${section}`} />
          <Button
            size="small"
            onClick={() =>
              saveFile(
                `annex-viii-${section.toLowerCase()}-${systemId}.csv`,
                new Blob(['\uFEFF', annexCsv(section, points)], { type: 'text/csv;charset=utf-8' }),
              )
            }
          >
            Download Section {section}
          </Button>
        </div>
      </div>
      {duty ? (
        <div className="mt-3 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{duty.title}</span>
            <Badge {...statusWords[duty.status]} />
            <Citation citation={duty.citation} appliesFrom={duty.from ?? null} />
          </p>
          <p className="mt-1.5 text-muted">{duty.why}</p>
        </div>
      ) : (
        <p className="mt-3">
          <CitationChip citation={citationOfFact(article)} />
        </p>
      )}
      <ol className="mt-4 divide-y divide-line border-t border-line">
        {points.map(point => (
          <AnnexPointRow key={point.point} section={section} systemId={systemId} point={point} />
        ))}
      </ol>
    </section>
  );
}
