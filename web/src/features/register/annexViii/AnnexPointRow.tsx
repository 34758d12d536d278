import type { AnnexSource, AnnexSection as Section } from '@aicp/compliance/law/annexViii';
import { citationOfFact } from '@aicp/compliance/law/systemFacts/citationOfFact';
import { Link } from 'react-router';
import { registerPath, systemPath } from '../../../parts/paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CitationChip } from '../../../ui/CitationChip.tsx';
import type { PointOnRecord } from './onRecord.ts';

type Props = { section: Section; systemId: string; point: PointOnRecord };

const stateWords = {
  there: { tone: 'low', word: 'On record' },
  part: { tone: 'medium', word: 'In part' },
  missing: { tone: 'high', word: 'Missing' },
  byHand: { tone: 'none', word: 'By hand' },
} as const;

/** One point: what it asks, what is on record, and the way to what is missing. */
export function AnnexPointRow({ section, systemId, point }: Props) {
  const { label, asks, note, unsure, known, beside, missing, state } = point;
  return (
    <li className="py-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-medium">
          {point.point}. {label}
        </h3>
        <Badge {...stateWords[state]} />
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
  if (source === 'organisation') return '/account';
  if (source === 'name' || source === 'description' || source === 'class') return systemPath('EU', systemId);
  return registerPath('EU', systemId, source);
}
