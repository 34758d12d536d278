import { isolated } from '@aicp/contracts/isolated';
import type { ReactNode } from 'react';
import type { OpenedLink } from '../../../parts/links/openLink.ts';
import { RoomRow } from '../../../parts/links/RoomRow.tsx';
import { capitalise } from '../../../ui/capitalise.ts';
import { formatDay } from '../../../ui/formatDate.ts';
import { RoomDuty, RoomLogEntry, RoomPolicy, RoomRecord, RoomSystem } from './RoomItem.tsx';
import { RoomSection } from './RoomSection.tsx';
import type { ItemFile, RoomOrganisation } from './roomItems.ts';

type Props = {
  link: OpenedLink;
  organisation: RoomOrganisation;
  takenAt: string;
  /** Moves to a report of the room. */
  onReport: (id: number, system: string) => void;
  /** Returns a button that downloads a path. */
  button: (path: string, name: string, word: string, what: string) => ReactNode;
};

/** The organisation as a whole in a room: inventory, policies, reviews and audits, duties, and the log. */
export function RoomOrganisationParts({ link, organisation, takenAt, onReport, button }: Props) {
  const { chosen, log, logTotal, logFrom, sha256 } = organisation;
  const day = formatDay(takenAt);
  const asOf = takenAt.slice(0, 10);
  const shown = new Set(link.reports.map(({ id }) => id));
  const download = ({ id, name }: ItemFile) => button(`/api/shared/evidence/${id}/file`, name, 'Download', name);
  const isAny = Object.values(chosen).some(Boolean);
  return (
    <>
      {chosen.systems && (
        <RoomSection
          link={link}
          name="systems"
          title="AI Systems"
          text={`All systems of the organisation on ${day}, by name. This room shows ${shown.size === 1 ? 'one of their reports' : `${shown.size} of their reports`}.`}
        >
          {system => <RoomSystem {...system} shown={shown} onReport={onReport} />}
        </RoomSection>
      )}
      {chosen.policies && (
        <RoomSection link={link} name="policies" title="Policies" text={`Approved policies on ${day}.`}>
          {policy => <RoomPolicy {...policy} asOf={asOf} onFile={download} />}
        </RoomSection>
      )}
      {chosen.policies && (
        <RoomSection
          link={link}
          name="records"
          title="Management Reviews and Internal Audits"
          text={`Recorded until ${day}.`}
        >
          {record => <RoomRecord {...record} asOf={asOf} onFile={download} />}
        </RoomSection>
      )}
      {chosen.duties && (
        <RoomSection
          link={link}
          name="duties"
          title="Organisation Duties"
          text={`Answered once for all systems, as of ${day}. A report states the answer on its completion date, so an earlier report may state a different one.`}
        >
          {duty => <RoomDuty {...duty} onFile={download} />}
        </RoomSection>
      )}
      {chosen.log && logFrom && (
        <RoomSection
          link={link}
          name="log"
          first={20}
          title="Log"
          text={capitalise(
            `${log < logTotal ? `the newest ${log} of ${logTotal} entries` : 'all entries'} from ${formatDay(logFrom)} to ${day}, without entries about payments.`,
          )}
        >
          {entry => <RoomLogEntry {...entry} />}
        </RoomSection>
      )}
      {isAny && sha256 && (
        <ul className="rounded-card border border-line bg-surface" aria-label="File about the organisation">
          <RoomRow
            title="Everything about the organisation"
            text="The lists above in one file, as they were when the room was created"
            hash={sha256}
            actions={button(
              '/api/shared/room/organisation',
              `${isolated(link.organisation)} - ${takenAt.slice(0, 10)}.json`,
              'JSON',
              'everything about the organisation',
            )}
          />
        </ul>
      )}
    </>
  );
}
