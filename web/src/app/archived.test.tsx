import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ReviewSection } from '../features/report/review/ReviewSection.tsx';
import { EvidenceFiles } from '../parts/evidence/EvidenceFiles.tsx';
import { whyReadOnly } from '../parts/system/ArchivedNotice.tsx';
import { isHeld, isShorterHold } from '../parts/system/held.ts';
import { SystemTabs } from '../parts/system/SystemTabs.tsx';
import { ReadOnly } from '../ui/ReadOnly.ts';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.empty(),
  defaultOptions: { mutate: { errorPolicy: 'all' } },
});

const drawn = (archived: boolean, page: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ApolloProvider client={client}>
        <ReadOnly value={whyReadOnly({ archived })}>{page}</ReadOnly>
      </ApolloProvider>
    </MemoryRouter>,
  );

const unused = () => Promise.resolve(true);
const places: [string, ReactNode][] = [
  [
    'the files of a question',
    <EvidenceFiles key="files" assessmentId="1" supports="q" label="question 1" files={[]} />,
  ],
  [
    'a review',
    <ReviewSection
      key="review"
      review={null}
      state={undefined}
      members={[]}
      authors={[]}
      own="You completed it"
      error={undefined}
      onSend={unused}
      onApprove={unused}
      onSendBack={unused}
    />,
  ],
];

it.each(places)('%s of an archived system has no button that would be refused', (_, page) => {
  expect(drawn(false, page)).toContain('<button');
  expect(drawn(true, page)).not.toContain('<button');
});

it('an archived system shows only the tabs that it still has', () => {
  const names = (archived: boolean) =>
    [...drawn(archived, <SystemTabs id="1" jurisdiction="EU" reportId="2" />).matchAll(/>([^<>]+)<\/a>/g)].map(
      ([, name]) => name,
    );
  const kept = ['Overview', 'Report', 'Documents and evidence', 'Facts', 'History'];
  expect(names(true)).toEqual(kept);
  expect(names(false)).toEqual(expect.arrayContaining([...kept, 'Actions', 'Supplier']));
});

it('a hold lasts until its end date, and an earlier date or none shortens it', () => {
  expect([isHeld(null), isHeld('2020-01-01'), isHeld('2098-12-31')]).toEqual([false, false, true]);
  expect(['', '2097-01-01', '2098-12-31', '2099-01-01'].map(day => isShorterHold('2098-12-31', day))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isShorterHold(null, '')).toBe(false);
});
