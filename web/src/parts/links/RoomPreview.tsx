import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { formatCount } from '../../ui/formatCount.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useStill } from '../../ui/useStill.ts';
import { RoomContents } from './RoomContents.tsx';
import { RoomMaking } from './RoomMaking.tsx';
import { roomFragment } from './roomFragment.ts';

const RoomPage = graphql(`
  query RoomPage($id: ID!, $page: Int!, $search: String) {
    room(id: $id) {
      state
      done
      size
      failure
      reportCount(search: $search)
      organisation {
        systems
        policies
        records
        duties
        log
      }
      ...RoomContents_room
    }
  }
`);

const PAGE = 20;
const LOOK_AGAIN_MS = 1_000;

type Props = {
  id: string;
  /** Called once the whole content is captured. */
  onReady?: (() => void) | undefined;
};

/** The content of a room before it is created, page by page; a progress display until all of it is captured. */
export function RoomPreview({ id, onReady }: Props) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [isReady, setReady] = useState(false);
  const variables = { id, page, search: useStill(search) };
  const { data, previousData, error } = useQuery(RoomPage, {
    variables,
    fetchPolicy: 'network-only',
    pollInterval: isReady ? 0 : LOOK_AGAIN_MS,
  });
  const room = (data ?? previousData)?.room;
  const state = room?.state;
  useEffect(() => {
    if (state === undefined || state === 'preparing') return;
    setReady(true);
    if (state === 'ready') onReady?.();
  }, [state, onReady]);
  if (error && !room) return <FormFailure message={failureOf(error).message} />;
  if (!room) return <Skeleton rows={2} className="h-40" />;
  if (room.state !== 'ready') return <RoomMaking {...room} />;
  const { reports } = readFragment(roomFragment, room);
  return (
    <>
      {room.organisation && <OrganisationLine {...room.organisation} />}
      <RoomContents
        reports={reports}
        paging={{
          ...{ search, page, found: room.reportCount, size: room.size, pageSize: PAGE },
          onPage: setPage,
          onSearch(text) {
            setSearch(text);
            setPage(1);
          },
        }}
      />
    </>
  );
}

type Counts = { systems: number; policies: number; records: number; duties: number; log: number };

function OrganisationLine({ systems, policies, records, duties, log }: Counts) {
  const shown = [
    counted(systems, 'AI system', 'AI systems'),
    counted(policies, 'policy', 'policies'),
    counted(records, 'management review or audit', 'management reviews and audits'),
    counted(duties, 'organisation duty', 'organisation duties'),
    counted(log, 'log entry', 'log entries'),
  ].filter(Boolean);
  if (shown.length === 0) return null;
  return (
    <p className="figures rounded-card border border-line bg-surface px-5 py-4 text-sm">
      Organisation: {shown.join(', ')}
    </p>
  );
}

const counted = (count: number, one: string, many: string) =>
  count > 0 && `${formatCount(count)} ${count === 1 ? one : many}`;
