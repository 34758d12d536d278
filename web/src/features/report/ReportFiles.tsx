import { failedAnswer } from '../../client/failedAnswer.ts';
import { failureOf } from '../../client/failure.ts';
import { tracedFetch } from '../../client/tracedFetch.ts';
import { saveFile } from '../../parts/saveFile.ts';
import { Menu } from '../../ui/Menu.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';

/** What `?format=` takes, as people know it. */
const formats = [
  { format: 'pdf', label: 'PDF', hint: 'On paper, for a board, to be signed', isDrawn: true },
  { format: 'docx', label: 'DOCX', hint: 'The same for a word processor', isDrawn: true },
  { format: 'csv', label: 'CSV', hint: 'Duties, gaps, actions and answers as a table' },
  { format: 'json', label: 'JSON', hint: 'All of it as data, with its SHA-256' },
];

/** The report as files that are made by the server. */
export function ReportFiles({ id }: { id: string }) {
  const items = formats.map(({ format, isDrawn, ...item }) => ({
    ...item,
    onSelect() {
      // It takes a moment, and the menu is closed by then.
      if (isDrawn) toast({ title: `Preparing the ${item.label}`, text: 'It is saved as soon as it is ready.' });
      void download(id, format);
    },
  }));
  return (
    <Menu label="Download" className="w-auto! grid-cols-[minmax(0,1fr)_auto] gap-1.5 px-2.5 text-sm" items={items}>
      Download
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 text-muted">
        <path d="M1.5 4 6 8.5 10.5 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </Menu>
  );
}

async function download(id: string, format: string): Promise<void> {
  try {
    const response = await tracedFetch(`/api/reports/${id}?format=${format}`);
    if (!response.ok) throw failedAnswer(response, await response.text());
    const [, name = `report-${id}.${format}`] =
      /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    saveFile(decodeURIComponent(name), await response.blob());
  } catch (error) {
    toastFailure('Error', failureOf(error).message);
  }
}
