import { useMutation } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { evictCopies, evictLists } from '../../client/systemCopies.ts';
import { graphql } from '../../gql/gql.ts';
import { lawNames } from '../../parts/system/laws.ts';
import { SystemRisk } from '../../parts/system/SystemRisk.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';
import { type RecordOf, type RecordRow, recordRows } from './recordRows.ts';

const Join = graphql(`
  mutation JoinSystems($id: ID!, $input: JoinSystemsInput!) {
    joinSystems(id: $id, input: $input) {
      ...Described_system
      id
      mayBeJoined
      ownerId
      reviewerId
      owner {
        id
        username
        fullName
      }
      reviewer {
        id
        username
        fullName
      }
      results {
        jurisdiction
        openAssessmentId
        latestAssessment {
          id
          riskLevel
          class
          scored
          completedAt
        }
      }
    }
  }
`);

type Props = { kept: RecordOf; gone: RecordOf; onBack: () => void; onClose: () => void };

/** Two records side by side, the effect on each, and the button that merges them. */
export function MergedRecords({ kept, gone, onBack, onClose }: Props) {
  const [join, { loading, error }] = useMutation(Join, {
    variables: { id: kept.id, input: { other: gone.id } },
    update: (cache, { data }) => {
      if (!data) return;
      evictCopies(cache, gone.id);
      evictLists(cache);
    },
    onCompleted: () => {
      toast({ title: 'Records merged', text: kept.name });
      onClose();
    },
    onError: () => {},
  });
  const rows = recordRows(kept, gone);
  return (
    <Dialog title="Merge the two records?" text={kept.name} open onOpenChange={onClose}>
      <div>
        <table className="w-full table-fixed border-collapse text-left text-sm">
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className="w-24 py-2 pr-2">
                <span className="sr-only">Detail</span>
              </th>
              <th scope="col" className="py-2 pr-3 font-semibold">
                This record is kept
              </th>
              <th scope="col" className="py-2 font-semibold">
                This record will be removed
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.label} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-2 text-xs font-normal text-muted">
                  {row.label}
                </th>
                <td className="py-2 pr-3 wrap-anywhere">
                  <Told text={row.kept} />
                </td>
                <td className="py-2 wrap-anywhere">
                  <Told text={row.gone} />
                </td>
              </tr>
            ))}
            <tr className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-2 text-xs font-normal text-muted">
                Result
              </th>
              {[kept, gone].map(({ id, jurisdiction, latestAssessment }) => (
                <td key={id} className="py-2 pr-3">
                  <SystemRisk latest={latestAssessment} law={jurisdiction} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <ul className="mt-4 list-disc space-y-1.5 pl-5 text-sm">
          <li>{keptSentence(rows)}</li>
          <li>
            The kept record takes over the merged record’s assessments under {lawNames[gone.jurisdiction]}, including
            those in progress, with their answers, notes, reports, documents, evidence, QMS checklist and purchases.
          </li>
          <li>
            Existing reports, documents and audit bundles do not change. They keep the earlier name of the system.
          </li>
          <li>
            The system appears in both lists and counts once towards your plan. The merged record’s address leads to the
            kept record.
          </li>
        </ul>
        <p className="mt-4 text-sm font-medium">This cannot be undone.</p>
      </div>
      <div className="mt-5 space-y-4">
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onBack}>Back</Button>
          <Button look="danger" disabled={loading} onClick={() => join()}>
            {loading ? 'Merging...' : 'Merge the Records'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Told({ text }: { text: string | null }) {
  return text === null ? <span className="text-muted">None</span> : <span className="line-clamp-3">{text}</span>;
}

/** Values missing in the kept record come from the merged one. */
function keptSentence(rows: readonly RecordRow[]): string {
  const taken = rows.filter(({ kept, gone }) => kept === null && gone !== null).map(({ label }) => label.toLowerCase());
  const list = new Intl.ListFormat('en-GB').format([...taken, 'facts']);
  return `The kept record keeps its details. Only missing details are taken from the merged record: ${list}.`;
}
