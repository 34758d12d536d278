import { ArrowMenu, download, sayPreparing } from './DownloadMenu.tsx';

/** What `?format=` takes, as people know it. */
const formats = [
  { format: 'pdf', label: 'PDF file', hint: 'For a board, to be signed', isDrawn: true },
  { format: 'docx', label: 'Word', hint: 'The same for a word processor', isDrawn: true },
  { format: 'csv', label: 'CSV', hint: 'Duties, gaps, actions and answers as a table' },
  { format: 'json', label: 'JSON', hint: 'All of it as data, with its SHA-256' },
];

/** The report as files that are made by the server. */
export function ReportFiles({ id }: { id: string }) {
  const items = formats.map(({ format, isDrawn, ...item }) => ({
    ...item,
    onSelect() {
      if (isDrawn) sayPreparing(item.label);
      void download(`/api/reports/${id}?format=${format}`, `report-${id}.${format}`);
    },
  }));
  return <ArrowMenu label="More formats" items={items} />;
}
