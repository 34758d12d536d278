import { longDate } from '@aicp/compliance/law/calendar';
import { MAX_NOTE_LENGTH } from '@aicp/contracts/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { compactControl } from '../../ui/compactControl.ts';
import { TextArea } from '../../ui/Field.tsx';
import { useRefusal } from '../account/useRefusal.ts';
import { useUpdateAction } from './useUpdateAction.tsx';

type Props = {
  id: string;
  title: string;
  due: string | null;
  lawDue: string | null;
  overdue: boolean;
  disabled: boolean;
};

const DAY = /^[12]\d{3}-\d\d-\d\d$/;

/** The due date, edited in place and saved when the field loses the focus. A date later than the legal date requires a reason first. */
export function DueField({ id, title, due, lawDue, overdue, disabled }: Props) {
  const refused = useRefusal('work');
  const { save, saving, choice } = useUpdateAction(id);
  const [day, setDay] = useState<string>();
  /** The value when editing began. */
  const [began, setBegan] = useState(due);
  const [reason, setReason] = useState('');
  const shown = day ?? due ?? '';
  const isLater = day !== undefined && day !== due && lawDue !== null && DAY.test(day) && day > lawDue;

  async function commit(dueReason?: string) {
    if (day === undefined) return;
    if (day === (due ?? '') || (day !== '' && !DAY.test(day))) return setDay(undefined);
    const yours = day ? longDate(day) : 'No due date';
    const outcome = await save({ due: day || null, ...(dueReason && { dueReason }) }, { seen: { due: began }, yours });
    // The typed value stays, so that it can be saved again.
    if (outcome === 'failed') return;
    setDay(undefined);
    setReason('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void commit(reason);
  }

  return (
    <form onSubmit={submit} className="min-w-0">
      <input
        type="date"
        aria-label={`Due date of ${title}`}
        title={refused}
        value={shown}
        disabled={disabled || saving || !!refused}
        onChange={({ target }) => {
          if (day === undefined) setBegan(due);
          setDay(target.value);
        }}
        onBlur={() => !isLater && void commit()}
        onKeyDown={event => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isLater) void commit();
        }}
        className={`${compactControl} w-full disabled:opacity-70 ${overdue ? 'border-high font-semibold text-high' : ''}`}
      />
      {isLater && (
        <div className="relative mt-2 space-y-2">
          <TextArea
            label={`Reason for a later date (legal date: ${longDate(lawDue)})`}
            value={reason}
            required
            maxLength={MAX_NOTE_LENGTH}
            onChange={event => setReason(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button size="small" type="submit" look="primary" disabled={saving || !reason.trim()}>
              {saving ? 'Saving...' : 'Save Date'}
            </Button>
            <Button size="small" look="quiet" onClick={() => setDay(undefined)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      {choice}
    </form>
  );
}
