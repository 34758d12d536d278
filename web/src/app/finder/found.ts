import type { Found_RegisterFragment } from '../../gql/graphql.ts';
import { documentPath, reportPath, systemPath } from '../../parts/paths.ts';
import { formatDay } from '../../ui/formatDate.ts';

/** A search result with its address. */
export type FinderTarget = { to: string; name: string; hint: string };
export type Group = { title: string; places: FinderTarget[] };

/** The words of a search that name a system's report or document. */
const REPORT = 'report';
const DOCUMENT = 'document transparency notice model card risk assessment';
const kinds = `${REPORT} ${DOCUMENT}`.split(' ');

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
/** Only from three letters on, because fewer would match too many names. */
const namesKind = (word: string) => word.length > 2 && kinds.some(kind => kind.startsWith(word));
const isIn = (words: string) => (word: string) => wordsOf(words).some(one => one.startsWith(word));

/**
 * The queries for a search text. 'report chatbot' asks for the systems with both words, and for the reports of the systems with the
 * second word.
 */
export function questionOf(text: string) {
  const words = wordsOf(text);
  const others = words.filter(word => !namesKind(word));
  return { words: words.join(' '), others: others.join(' '), namesKind: others.length < words.length };
}

type Register = Found_RegisterFragment;

/** Groups the found systems, their reports and their documents. */
export function finderGroupsOf(text: string, byAll: Register, byOthers: Register | undefined): Group[] {
  const all = byAll.systems.map(placesOf);
  const others = byOthers?.systems.map(placesOf) ?? [];
  const meant = wordsOf(text).filter(namesKind);
  const both = (kind: 'reports' | 'documents') =>
    unique([
      ...others.flatMap(places => places[kind]).filter(({ kind }) => meant.every(isIn(kind))),
      ...all.flatMap(places => places[kind]),
    ]);
  return [
    { title: 'AI systems', places: all.map(({ system }) => system) },
    { title: 'Reports', places: both('reports') },
    { title: 'Documents', places: both('documents') },
  ];
}

function placesOf({ id, name, jurisdiction, results }: Register['systems'][number]) {
  const completed = results.flatMap(({ jurisdiction, latestAssessment }) =>
    latestAssessment ? [{ ...latestAssessment, jurisdiction }] : [],
  );
  const laws = results
    .map(({ jurisdiction, latestAssessment: latest }) => [jurisdiction, latest?.class].filter(Boolean).join(', '))
    .sort();
  return {
    system: { to: systemPath(jurisdiction, id), name, hint: laws.join(' · ') || jurisdiction },
    reports: completed.map(({ id, jurisdiction, completedAt }) => ({
      to: reportPath(jurisdiction, id),
      name,
      hint: `${jurisdiction}, ${formatDay(completedAt)}`,
      kind: REPORT,
    })),
    documents: completed.flatMap(({ id, jurisdiction, assessment }) =>
      (assessment?.documents ?? [])
        .filter(({ state }) => state === 'generated')
        .map(({ type, title }) => ({
          to: documentPath(jurisdiction, id, type),
          name,
          hint: `${title}, ${jurisdiction}`,
          kind: `document ${title}`,
        })),
    ),
  };
}

const unique = <One extends FinderTarget>(places: One[]) => [
  ...new Map(places.map(place => [place.to, place])).values(),
];
