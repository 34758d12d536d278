import { qmsRequirements } from '@aicp/compliance/tools/qms';
import { useMutation, useQuery } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { linkMutation, unlinkMutation } from '../../parts/evidence/linkMutations.ts';
import { needsProof } from '../../parts/evidence/needsProof.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';
import { useStill } from '../../ui/useStill.ts';

const Found = graphql(`
  query SystemsToLink($filter: RegisterFilter) {
    systemRegister(filter: $filter, sort: name, first: 50) {
      matchCount
      systems {
        id
        name
        jurisdiction
        results {
          jurisdiction
          latestAssessment {
            id
          }
        }
      }
    }
  }
`);

const Targets = graphql(`
  query TargetsToLink($id: ID!, $actions: ActionFilter!) {
    assessment(id: $id) {
      id
      report {
        id
        duties {
          id
          questionId
          title
          status
        }
      }
      questions {
        id
        question
      }
    }
    actions(filter: $actions, first: 100) {
      items {
        id
        title
      }
    }
  }
`);

type Props = {
  file: { id: string; title: string };
  /** The link to move; it is removed once the new one is created. */
  movedFrom?: string | undefined;
  onChanged: () => void;
  onClose: () => void;
};

/** Links a file to a duty, an answer, a QMS requirement or an action of a system, or moves a link there. */
export function LinkFileDialog({ file, movedFrom, onChanged, onClose }: Props) {
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState('');
  const found = useQuery(Found, { variables: { filter: { search: useStill(search) || null } } });
  const shown = found.data ?? found.previousData;
  const systems = shown?.systemRegister.systems ?? [];
  const places = systems.flatMap(({ id, name, results }) =>
    results.flatMap(({ jurisdiction, latestAssessment }) =>
      latestAssessment ? [{ key: `${id} ${jurisdiction} ${latestAssessment.id}`, name, jurisdiction }] : [],
    ),
  );
  const [systemId = '', law = 'EU', assessmentId = ''] = place.split(' ');
  const jurisdiction = law === 'UK' ? 'UK' : 'EU';
  const targets = useQuery(Targets, {
    variables: { id: assessmentId, actions: { systemId, jurisdiction, states: ['open', 'doing', 'done', 'accepted'] } },
    skip: !place,
  });
  const [link, linked] = useMutation(linkMutation, { onError: () => {} });
  const [unlink, unlinked] = useMutation(unlinkMutation, { onError: () => {} });
  const isBusy = linked.loading || unlinked.loading;
  const failure = found.error ?? targets.error ?? linked.error ?? unlinked.error;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const [kind = '', id = ''] = String(new FormData(event.currentTarget).get('target')).split(' ');
    const input = { evidenceId: file.id, kind, systemId, jurisdiction, id } as const;
    const { data } = await link({ variables: { input } });
    if (!data) return;
    if (movedFrom && movedFrom !== data.linkEvidence.linkId) {
      const gone = await unlink({ variables: { id: file.id, linkId: movedFrom } });
      if (!gone.data) return;
    }
    toast({ title: movedFrom ? 'Evidence moved' : 'Evidence linked', text: file.title });
    onChanged();
    onClose();
  }

  return (
    <Dialog
      title={movedFrom ? 'Move Link' : 'Link File'}
      text={<span className="wrap-anywhere">{file.title}</span>}
      open
      onOpenChange={onClose}
    >
      <form onSubmit={save} className="space-y-5">
        <Field
          label="Find an AI system"
          type="search"
          maxLength={200}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Select
          label="AI system"
          required
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          hint={shown && places.length === 0 ? 'No assessed AI system matches.' : undefined}
        >
          <option value="">Choose a system</option>
          {places.map(({ key, name, jurisdiction: under }) => (
            <option key={key} value={key}>
              {name} ({under})
            </option>
          ))}
        </Select>
        <Select label="Evidence for" name="target" required disabled={!targets.data} key={place}>
          <option value="">Choose what the file proves</option>
          {targets.data && <TargetOptions {...targets.data} />}
        </Select>
        <FormFailure message={failure && failureOf(failure).message} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={isBusy || !targets.data}>
            {isBusy ? 'Saving...' : movedFrom ? 'Move' : 'Link'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Target = { id: string; title: string };
type Shown = {
  assessment: {
    report: { duties: readonly (Target & { questionId: string | null; status: string })[] } | null;
    questions: readonly { id: string; question: string }[];
  };
  actions: { items: readonly Target[] };
};

/** Everything that a file can prove for a system under a law, grouped by kind. */
function TargetOptions({ assessment: { report, questions }, actions }: Shown) {
  const duties = report?.duties.filter(needsProof) ?? [];
  const asked = new Set(duties.map(({ questionId }) => questionId));
  return (
    <>
      <optgroup label="Duties">
        {duties.map(({ id, title }) => (
          <option key={id} value={`duty ${id}`}>
            {title}
          </option>
        ))}
      </optgroup>
      <optgroup label="Actions">
        {actions.items.map(({ id, title }) => (
          <option key={id} value={`action ${id}`}>
            {title}
          </option>
        ))}
      </optgroup>
      <optgroup label="Quality management system">
        {qmsRequirements.map(({ id, requirement }) => (
          <option key={id} value={`qms ${id}`}>
            {requirement}
          </option>
        ))}
      </optgroup>
      <optgroup label="Other answers">
        {questions
          .filter(({ id }) => !asked.has(id))
          .map(({ id, question }) => (
            <option key={id} value={`answer ${id}`}>
              {question}
            </option>
          ))}
      </optgroup>
    </>
  );
}
