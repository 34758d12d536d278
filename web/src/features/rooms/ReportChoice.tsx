import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const ReportThings = graphql(`
  query ReportThings($id: ID!) {
    assessment(id: $id) {
      id
      documents {
        id
        title
        current {
          number
          approval {
            at
          }
        }
      }
      evidence {
        id
        supports
        asOf
        title
        removedAt
        replacedBy
      }
    }
  }
`);

/** The content of a report to be shown; an omitted field means all of it. */
export type Choice = {
  report: string;
  documents?: string[] | undefined;
  evidence?: string[] | undefined;
  bundle?: boolean | undefined;
};

type Props = { choice: Choice; system: string; onChoose: (choice: Choice) => void };

/** Chooses which documents and files of a report are shown, and whether its audit bundle is. */
export function ReportChoice({ choice, system, onChoose }: Props) {
  const variables = { id: choice.report };
  const { data, error } = useQuery(ReportThings, {
    variables,
    ...useKept(ReportThings, variables),
  });
  if (error && !data)
    return (
      <div className="mt-3">
        <FormFailure message={failureOf(error).message} />
      </div>
    );
  if (!data)
    return (
      <div className="mt-3">
        <Skeleton rows={1} className="h-10" />
      </div>
    );
  const documents = (data.assessment.documents ?? []).filter(({ current }) => current);
  const standing = (data.assessment.evidence ?? []).filter(file => !file.removedAt && !file.replacedBy);
  const files = [...new Map(standing.map(file => [file.id, file])).values()];
  const listed = [
    ...documents.map(({ id, title, current }) => ({
      id,
      label: `${title}, version ${current?.number}${current?.approval ? ', approved' : ''}`,
      of: 'documents' as const,
      all: documents,
    })),
    ...files.map(({ id, title }) => ({ id, label: title, of: 'evidence' as const, all: files })),
  ];
  const toggle = (of: 'documents' | 'evidence', all: readonly { id: string }[], id: string, isOn: boolean) => {
    const chosen = choice[of] ?? all.map(thing => thing.id);
    const left = isOn ? [...chosen, id] : chosen.filter(other => other !== id);
    onChoose({ ...choice, [of]: left.length === all.length ? undefined : left });
  };

  return (
    <fieldset className="mt-3 ml-7">
      <legend className="text-sm text-muted">Shown with the report on {system}</legend>
      <div className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {listed.map(({ id, label, of, all }) => (
          <Check
            key={`${of}-${id}`}
            label={label}
            checked={choice[of]?.includes(id) ?? true}
            onChange={isOn => toggle(of, all, id, isOn)}
          />
        ))}
        <Check
          label="Audit bundle, with every document and file"
          checked={choice.bundle ?? true}
          onChange={isOn => onChoose({ ...choice, bundle: isOn ? undefined : false })}
        />
      </div>
    </fieldset>
  );
}

export function Check({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label className="flex items-start gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={checked}
        onChange={event => onChange(event.currentTarget.checked)}
        className="mt-0.5 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </label>
  );
}
