import { type AnnexSource, annexViii, type AnnexSection as Section } from '@aicp/compliance/law/annexViii';
import { citationOfFact } from '@aicp/compliance/law/systemFacts/citationOfFact';
import { Link } from 'react-router-dom';
import type { AnnexDutyFragment } from '../../../gql/graphql.ts';
import { Citation } from '../../../parts/Citation.tsx';
import { factsPath, organisationPath, systemPath } from '../../../parts/paths.ts';
import { saveFile } from '../../../parts/saveFile.ts';
import { statusBadge } from '../../../parts/statusWords.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CitationChip } from '../../../ui/CitationChip.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { annexCsv, annexText } from './annexFile.ts';
import { type Known, type PointOnRecord, pointsOf } from './onRecord.ts';

type Props = {
  section: Section;
  systemId: string;
  name: string;
  known: Known;
  /** The duties in the report; empty without one. */
  duties: readonly AnnexDutyFragment[];
};

/** One section of Annex VIII: whether the organisation must register it, its points, and ways to export them. */
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
            {there.length} of the {kept.length} points that facts can answer are recorded
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
            <Badge {...statusBadge(duty.status)} />
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

type AnnexPointRowProps = { section: Section; systemId: string; point: PointOnRecord };

const annexStateBadges = {
  there: { tone: 'low', word: 'Recorded' },
  part: { tone: 'medium', word: 'In part' },
  missing: { tone: 'high', word: 'Missing' },
  byHand: { tone: 'none', word: 'Manual entry' },
} as const;

/** One point: its requirement, the recorded facts, and a way to the missing ones. */
function AnnexPointRow({ section, systemId, point }: AnnexPointRowProps) {
  const { label, asks, note, unsure, known, beside, missing, state } = point;
  return (
    <li className="py-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-medium">
          {point.point}. {label}
        </h3>
        <Badge {...annexStateBadges[state]} />
      </div>
      <p className="mt-1 text-muted">{asks}.</p>
      {note && <p className="mt-1 text-muted">{note}</p>}
      {unsure && <p className="mt-1 text-medium">{unsure}</p>}
      {known.map(said => (
        <Said key={said.source} {...said} />
      ))}
      {state !== 'there' && beside.map(said => <Said key={said.source} {...said} hint />)}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <CitationChip citation={citationOfFact(`Annex VIII, Section ${section}(${point.point})`)} />
        {missing.map(({ source, label }) => (
          <Link
            key={source}
            to={wayTo(source, systemId)}
            className="inline-flex min-h-6 items-center font-medium text-accent underline-offset-4 hover:underline"
          >
            Enter “{label}”
          </Link>
        ))}
      </p>
    </li>
  );
}

type SaidProps = PointOnRecord['known'][number] & { hint?: boolean };

function Said({ label, text, hint = false }: SaidProps) {
  return (
    <p className="mt-2 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-line">
      <span className="text-muted">
        {hint ? 'May help: ' : ''}
        {label}.
      </span>{' '}
      {text}
    </p>
  );
}

function wayTo(source: AnnexSource, systemId: string): string {
  if (source === 'organisation') return organisationPath;
  if (source === 'name' || source === 'description' || source === 'class') return systemPath('EU', systemId);
  return factsPath('EU', systemId, source);
}
