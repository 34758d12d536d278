import { MAX_ROOM_LOG_MONTHS } from '@aicp/contracts/limits';
import { Select } from '../../ui/Field.tsx';
import { Check } from './ReportChoice.tsx';

/** The chosen parts of the organisation as a whole; `logMonths` is null without the log. */
export type OrganisationShown = { systems: boolean; policies: boolean; duties: boolean; logMonths: number | null };

export const WHOLE: OrganisationShown = { systems: true, policies: true, duties: true, logMonths: MAX_ROOM_LOG_MONTHS };
const MONTHS = [3, 6, MAX_ROOM_LOG_MONTHS];

type Props = { choice: OrganisationShown; onChoose: (choice: OrganisationShown) => void };

/** Chooses which lists of the organisation a room shows, and how much of its log. */
export function OrganisationChoice({ choice, onChoose }: Props) {
  return (
    <fieldset className="space-y-5">
      <legend className="font-serif text-xl font-semibold">Organisation</legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Check
          label="All AI systems, assessed or not, with owners and status"
          checked={choice.systems}
          onChange={systems => onChoose({ ...choice, systems })}
        />
        <Check
          label="Approved policies, management reviews and internal audits"
          checked={choice.policies}
          onChange={policies => onChoose({ ...choice, policies })}
        />
        <Check
          label="Organisation duties, with answers and proof"
          checked={choice.duties}
          onChange={duties => onChoose({ ...choice, duties })}
        />
      </div>
      <div className="sm:w-72">
        <Select
          label="Log"
          hint="Activity by member name, without payments."
          value={choice.logMonths ?? ''}
          onChange={event => onChoose({ ...choice, logMonths: Number(event.currentTarget.value) || null })}
        >
          <option value="">Not shown</option>
          {MONTHS.map(months => (
            <option key={months} value={months}>
              The last {months} months
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  );
}
