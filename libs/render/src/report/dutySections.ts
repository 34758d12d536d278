import { longDate } from '@aicp/compliance/law/calendar';
import { waitsFor } from '@aicp/compliance/law/waitsFor';
import { dutyWords } from '@aicp/compliance/scoring/dutyWords';
import type { CanonicalReport, FiledDuty } from '@aicp/contracts/canonicalReport';
import type { ReportProof } from '@aicp/contracts/dutyProof';
import { type ProvedDuty, provedDuties } from '@aicp/contracts/provedDuties';
import { type Block, type Cell, line, quiet, type Section, strong } from '../paper.ts';

type Report = Pick<CanonicalReport, 'duties' | 'day' | 'jurisdiction'>;

/** Duties of another organisation, or that do not apply, are annexed. */
const isElsewhere = ({ status }: FiledDuty) => status === 'other_party' || status === 'not_applicable';

const isFree = ({ binds }: FiledDuty) => binds === false;

const byDay = (one: FiledDuty, other: FiledDuty) => (one.from ?? '').localeCompare(other.from ?? '');

/** Duties that apply to the organisation, or may. */
export function bindingDuties<Row extends FiledDuty>(duties: readonly Row[]): Row[] {
  return duties.filter(duty => !isElsewhere(duty) && !isFree(duty));
}

/** Duties that no law requires here. */
export function expectedDuties<Row extends FiledDuty>(duties: readonly Row[]): Row[] {
  return duties.filter(duty => !isElsewhere(duty) && isFree(duty));
}

/** The duties of this organisation, one per row, with the proof of met ones. */
export function dutySection({ duties: filed, day, jurisdiction }: Report, proof: ReportProof | null): Section {
  const duties = provedDuties(filed, proof);
  const binding = bindingDuties(duties);
  const isKnown = ({ binds, state }: FiledDuty) => binds === true && state !== null;
  const inState = (state: FiledDuty['state']) => binding.filter(duty => isKnown(duty) && duty.state === state);
  const blocks = [
    ...table(`Applicable on ${longDate(day)}`, inState('in_force')),
    ...[...Map.groupBy(inState('due').toSorted(byDay), ({ from }) => from)].flatMap(([from, some]) =>
      table(from ? `From ${longDate(from)}` : waitsFor[jurisdiction], some, false),
    ),
    ...table('Only if a certain event occurs', inState('conditional')),
    ...table(
      'Not known whether it applies',
      binding.filter(duty => !isKnown(duty)),
    ),
    ...table('Expected, though no law requires it here', expectedDuties(duties)),
  ];
  return {
    title: jurisdiction === 'UK' ? 'Duties and Expectations' : 'Duties under the AI Act',
    intro: `Each duty is shown with its status according to the answers of ${longDate(day)}.${proof ? proofSentence(proof) : ''} Duties that do not concern the organisation are in an annex.`,
    blocks: blocks.length > 0 ? blocks : [{ kind: 'lines', lines: [line('No duty concerns the organisation.')] }],
  };
}

const proofSentence = ({ asOf }: ReportProof) =>
  ` As of ${longDate(asOf)}, a duty that is met is proved by a valid file, stated without a file, or expired if no linked file is valid.`;

/** The rest, which shows that it was assessed. */
export function othersDuties({ duties }: Report): Section | null {
  const elsewhere = provedDuties(duties, null).filter(isElsewhere);
  if (elsewhere.length === 0) return null;
  const inStatus = (status: FiledDuty['status']) => elsewhere.filter(duty => duty.status === status);
  return {
    title: 'Duties That Do Not Concern the Organisation',
    intro: null,
    blocks: [
      ...table('Another party’s duty', inStatus('other_party')),
      ...table('Not applicable', inStatus('not_applicable')),
    ],
  };
}

/** @param isDated whether each row has its date, because its heading does not */
function table(heading: string, duties: readonly ProvedDuty[], isDated = true): Block[] {
  if (duties.length === 0) return [];
  return [
    {
      kind: 'table',
      heading: `${heading} (${duties.length})`,
      columns: [
        { title: 'Duty, whether it applies, and why', share: 65 },
        { title: 'Source', share: 16 },
        { title: isDated ? 'Status and date' : 'Status', share: 19 },
      ],
      rows: duties.map(duty => rowOf(duty, isDated)),
    },
  ];
}

function rowOf({ title, binds, who, why, status, from, citation, proof }: ProvedDuty, isDated: boolean): Cell[] {
  const binding = binds === false ? 'No' : binds ? 'Yes' : 'Not known';
  return [
    [line(strong(title)), line(`${binding} · ${who}. `, quiet(why))],
    [line(citation.label)],
    [
      line(strong(proof ? `${dutyWords[status]}, ${proof}` : dutyWords[status])),
      ...(from && isDated ? [line(quiet(longDate(from)))] : []),
    ],
  ];
}
