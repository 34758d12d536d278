import { isolated } from '@aicp/contracts/isolated';
import { Suspense, useEffect, useState } from 'react';
import type { FailedAnswer } from '../../../client/failure.ts';
import { failureOf } from '../../../client/failure.ts';
import { lazyComponent } from '../../../parts/lazyComponent.ts';
import { fetchByLink, type OpenedLink } from '../../../parts/links/openLink.ts';
import { RoomContents, type ShownReport } from '../../../parts/links/RoomContents.tsx';
import { RoomMaking } from '../../../parts/links/RoomMaking.tsx';
import { RoomProof } from '../../../parts/links/RoomProof.tsx';
import { saveFile } from '../../../parts/saveFile.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { formatDay } from '../../../ui/formatDate.ts';
import { productName } from '../../../ui/productName.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePageTitle } from '../../../ui/usePageTitle.ts';
import { useStill } from '../../../ui/useStill.ts';
import { goToPlace } from './auditQuestions.ts';
import { RoomIndex } from './RoomIndex.tsx';
import { RoomOrganisationParts } from './RoomOrganisationParts.tsx';
import { RoomTrail } from './RoomTrail.tsx';
import type { RoomOrganisation } from './roomItems.ts';

const RoomReport = lazyComponent(() => import('./RoomReport.tsx').then(module => module.RoomReport));

type Props = { link: OpenedLink; onFailure: (error: unknown) => void };
type Room = {
  state: 'preparing' | 'ready' | 'failed';
  done: number;
  size: number;
  failure: string | null;
  found: number;
  pageSize: number;
  gone: number;
  takenAt: string | null;
  reports: ShownReport[];
  organisation: RoomOrganisation | null;
};

const LOOK_AGAIN_MS = 2_000;

/** An audit room, for the person who holds a link to it: what was chosen for them, as it was when the room was created. */
export function RoomPage({ link, onFailure }: Props) {
  const [room, setRoom] = useState<Room>();
  const [shown, setShown] = useState<ShownReport>();
  const [openAt, setOpenAt] = useState<string>();
  const [saving, setSaving] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { organisation, label, message, createdAt, expiresAt } = link;
  usePageTitle(shown ? `Report on ${isolated(shown.system)}` : (label ?? 'Audit Room'));

  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const sought = useStill(search);
  const [looks, setLooks] = useState(0);

  useEffect(() => {
    let isStale = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const of = new URLSearchParams({ page: String(page), ...(sought.trim() && { search: sought }) });
    fetchByLink(link, `/api/shared/room?${of}`)
      .then(answer => answer.json())
      .then(
        (shown: Room) => {
          if (isStale) return;
          setRoom(shown);
          if (shown.state === 'preparing') timer = setTimeout(() => setLooks(looks + 1), LOOK_AGAIN_MS);
        },
        error => !isStale && onFailure(error),
      );
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [link, onFailure, page, sought, looks]);

  async function save(path: string, name: string) {
    setSaving(path);
    setFailure(undefined);
    try {
      saveFile(name, await (await fetchByLink(link, path)).blob());
    } catch (error) {
      // The whole room is closed, not only this file.
      if ((error as Partial<FailedAnswer>).response?.status === 401) onFailure(error);
      else setFailure(failureOf(error).message);
    } finally {
      setSaving(undefined);
    }
  }
  function goToReport(id: number, system: string) {
    if (room?.reports.some(report => Number(report.id) === id)) return goToPlace(`report-${id}`);
    setPage(1);
    setSearch(system);
    goToPlace('reports');
  }
  const button = (path: string, name: string, word: string, what: string) => (
    <Button
      key={path}
      size="small"
      aria-label={`${word}, ${what}`}
      disabled={saving !== undefined}
      onClick={() => save(path, name)}
    >
      {saving === path ? 'Preparing...' : word}
    </Button>
  );

  if (shown)
    return (
      <Suspense fallback={<Skeleton rows={2} className="h-56" />}>
        <RoomReport
          link={link}
          shown={shown}
          openAt={openAt}
          onBack={() => setShown(undefined)}
          onFailure={onFailure}
        />
      </Suspense>
    );
  return (
    <div className="mx-auto max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      <header>
        <p className="text-xs font-medium tracking-wide text-muted">{productName} · Audit Room</p>
        <h1 id="room-top" tabIndex={-1} className="mt-1 scroll-mt-4 font-serif text-2xl font-semibold wrap-anywhere">
          {label ?? `Audit room of ${isolated(organisation)}`}
        </h1>
        <p className="mt-1 text-sm text-muted">
          Shared by {organisation}. Contents as of {formatDay(createdAt)}; available until {formatDay(expiresAt)}.
        </p>
        {message && <p className="mt-4 max-w-170 text-base whitespace-pre-line wrap-anywhere">{message}</p>}
        <p id="room-file" tabIndex={-1} className="mt-4 max-w-170 text-sm text-muted">
          Each file states what it proves. Its SHA-256 hash is shown below.{' '}
          <a href="/verify" className="font-medium text-accent underline underline-offset-4">
            Verify an audit bundle
          </a>{' '}
          or its root without an account.
        </p>
      </header>
      <div className="mt-6 space-y-6">
        <FormFailure message={failure} />
        {!room && <Skeleton rows={2} className="h-56" />}
        {room && room.gone > 0 && (
          <p role="status" className="rounded-card border border-line bg-surface px-5 py-4 text-sm">
            {goneLine(room)}
          </p>
        )}
        {room && room.state !== 'ready' && <RoomMaking {...room} />}
        {room?.takenAt && room.state === 'ready' && (
          <>
            <RoomIndex
              organisation={room.organisation}
              reports={reportsIn(link, room)}
              shown={room.reports}
              onClassification={report => {
                setOpenAt('why');
                setShown(report);
              }}
            />
            {room.organisation && (
              <RoomOrganisationParts
                link={link}
                organisation={room.organisation}
                takenAt={room.takenAt}
                onReport={goToReport}
                button={button}
              />
            )}
            <h2 id="room-reports" tabIndex={-1} className="scroll-mt-4 pt-4 font-serif text-xl font-semibold">
              Reports
            </h2>
            {room.size > 0 && <RoomReports reports={room.reports} />}
          </>
        )}
        {room && room.size > 0 && (
          <RoomContents
            reports={room.reports}
            paging={{
              ...{ search, page, found: room.found, size: room.size, pageSize: room.pageSize },
              onPage(next) {
                setPage(next);
                window.scrollTo(0, 0);
              },
              onSearch(text) {
                setSearch(text);
                setPage(1);
              },
            }}
            onDuties={({ id, proof }) => proof && <RoomProof {...proof} reportId={id} />}
            onReport={report => {
              const { id, system } = report;
              return (
                <>
                  <Button
                    size="small"
                    look="primary"
                    aria-label={`Read, report on ${system}`}
                    onClick={() => {
                      setOpenAt(undefined);
                      setShown(report);
                    }}
                  >
                    Read
                  </Button>
                  {button(
                    `/api/shared/reports/${id}/pdf`,
                    `${nameOf(system)} - report ${id}.pdf`,
                    'PDF',
                    `report on ${isolated(system)}`,
                  )}
                  {button(
                    `/api/shared/reports/${id}/json`,
                    `${nameOf(system)} - report ${id}.json`,
                    'JSON',
                    `report on ${isolated(system)}`,
                  )}
                </>
              );
            }}
            onDocument={({ id, title }, { system }) =>
              (['pdf', 'docx', 'json'] as const).map(format =>
                button(
                  `/api/shared/documents/${id}/${format}`,
                  `${nameOf(system)} - ${title}.${format}`,
                  format.toUpperCase(),
                  `${title} for ${isolated(system)}`,
                ),
              )
            }
            onTrail={report => <RoomTrail link={link} report={report} />}
            onFile={({ id, name, isGone }) =>
              !isGone && button(`/api/shared/evidence/${id}/file`, name, 'Download', name)
            }
            onBundle={({ isGone }, { id, system }) =>
              !isGone &&
              button(
                `/api/shared/bundles/${id}`,
                `audit-bundle-${id}.zip`,
                'Download',
                `audit bundle for ${isolated(system)}`,
              )
            }
          />
        )}
        {room?.takenAt && (
          <Button size="small" onClick={() => goToPlace('top')}>
            Back to the Top
          </Button>
        )}
      </div>
    </div>
  );
}

/** The systems of this page to move to, the order of the reports, and an explanation of the badge. */
function RoomReports({ reports }: { reports: readonly ShownReport[] }) {
  return (
    <nav aria-label="Systems" className="rounded-card border border-line bg-surface px-5 py-4 text-sm">
      <p className="max-w-170 text-muted">
        In order of completion, earliest first. The class is the AI Act category. HIGH, MEDIUM and LOW RISK are{' '}
        {productName}’s rating, not a legal category.
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5">
        {reports.map(({ id, system, jurisdiction }) => (
          <li key={id}>
            <button
              type="button"
              className="text-left font-medium wrap-anywhere text-accent underline underline-offset-4"
              onClick={() => goToPlace(`report-${id}`)}
            >
              {system}, {jurisdiction}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A room without reports has none under either law. */
function reportsIn({ reports }: OpenedLink, { size, gone }: Room) {
  const count = (law: 'EU' | 'UK') =>
    gone === size ? 0 : reports.filter(({ jurisdiction }) => jurisdiction === law).length;
  return { EU: count('EU'), UK: count('UK') };
}

function goneLine({ gone, size }: Room): string {
  if (gone === size) return 'All the reports in this room have been deleted since it was created.';
  return gone === 1
    ? 'One report has been deleted since this room was created and is no longer shown.'
    : `${gone} reports have been deleted since this room was created and are no longer shown.`;
}

/** The characters that every file system accepts. */
const nameOf = (system: string) =>
  system
    .replaceAll(/[\p{C}/\\:*?"<>|]/gu, '')
    .slice(0, 100)
    .trim();
