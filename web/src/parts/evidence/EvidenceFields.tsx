import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { type Named, personName } from '../people/personName.ts';
import { useMembers } from '../people/useMembers.ts';
import { kindWords } from './kindWords.ts';

type Described = {
  title: string;
  kind: string;
  note: string | null;
  effectiveFrom: string | null;
  validUntil: string | null;
  owner: string | null;
  ownedBy?: Named | null;
};

/** The fields of a form that describes a file; `describedIn` reads them. */
export function EvidenceFields({ file }: { file?: Described | undefined }) {
  const { members = [] } = useMembers();
  const owner = file?.owner;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Title"
          name="title"
          maxLength={200}
          defaultValue={file?.title ?? ''}
          hint={file ? undefined : 'If empty, the file name is used.'}
        />
        <Select label="Kind" name="kind" defaultValue={file?.kind ?? 'other'}>
          {kindWords.map(([kind, word]) => (
            <option key={kind} value={kind}>
              {word}
            </option>
          ))}
        </Select>
        <Field label="Effective from" type="date" name="effectiveFrom" defaultValue={file?.effectiveFrom ?? ''} />
        <Field
          label="Valid until"
          type="date"
          name="validUntil"
          defaultValue={file?.validUntil ?? ''}
          hint="The last day of validity."
        />
      </div>
      <Select
        key={members.length}
        label="Owner"
        name="owner"
        defaultValue={file?.owner ?? ''}
        hint="Receives notifications 90, 30 and 7 days before the file expires."
      >
        <option value="">The person who added it</option>
        {/* Saving keeps the owner while the members are not known. */}
        {owner && !members.some(({ id }) => id === owner) && (
          <option value={owner}>{personName(file.ownedBy ?? {})}</option>
        )}
        {members.map(member => (
          <option key={member.id} value={member.id}>
            {personName(member)}
          </option>
        ))}
      </Select>
      <TextArea label="Note" name="note" maxLength={1000} defaultValue={file?.note ?? ''} />
    </>
  );
}

/** Returns the values of the form; null for an empty field. */
export function describedIn(form: HTMLFormElement) {
  const said = new FormData(form);
  const text = (field: string) => String(said.get(field) ?? '').trim() || null;
  return {
    title: text('title'),
    kind: text('kind'),
    note: text('note'),
    effectiveFrom: text('effectiveFrom'),
    validUntil: text('validUntil'),
    owner: text('owner'),
  };
}
