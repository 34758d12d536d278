import { MAX_FLAG_LENGTH } from '@aicp/contracts/limits';
import { useState } from 'react';
import { personName } from '../../../parts/people/personName.ts';
import { useMembers } from '../../../parts/people/useMembers.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select, TextArea } from '../../../ui/Field.tsx';
import { NotSaved } from './NotSaved.tsx';
import type { Wish } from './useNotes.tsx';

type Props = {
  /** Whether there are colleagues to choose from. */
  isShared: boolean;
  saving: boolean;
  failure: string | undefined;
  onSave: (wish: Wish) => void;
  onClose: () => void;
};

/** Asks for the colleague and the text; both are optional. */
export function FlagForm({ isShared, saving, failure, onSave, onClose }: Props) {
  const [text, setText] = useState('');
  const [memberId, setMemberId] = useState('');
  const { members } = useMembers(isShared);
  const others = members?.filter(({ you }) => !you) ?? [];
  return (
    <div className="mt-3 space-y-3">
      <TextArea
        label="Question (optional)"
        rows={2}
        value={text}
        maxLength={MAX_FLAG_LENGTH}
        autoFocus
        onChange={event => setText(event.target.value)}
      />
      {isShared && (
        <Select label="Colleague (optional)" value={memberId} onChange={event => setMemberId(event.target.value)}>
          <option value="">No one in particular</option>
          {others.map(person => (
            <option key={person.id} value={person.id}>
              {personName(person)}
            </option>
          ))}
        </Select>
      )}
      <NotSaved failure={failure} />
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={saving} onClick={() => onSave({ flag: { text, memberId: memberId || null } })}>
          {saving ? 'Saving...' : 'Flag Question'}
        </Button>
        <Button size="small" look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
