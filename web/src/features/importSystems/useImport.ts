import { systemsFile } from '@aicp/contracts/limits';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { evictLists } from '../../client/systemCopies.ts';
import { type OwnField, ownFieldsQuery } from '../../parts/system/ownFields.ts';
import { formatCount } from '../../ui/formatCount.ts';
import { toast } from '../../ui/toast.ts';
import { firstMapping, withGuesses } from './mapping.ts';
import {
  importSystems,
  type Mapping,
  type Previewed,
  type Progress,
  previewSystems,
  type Reading,
} from './sendSystems.ts';

type Place = Pick<Reading, 'sheet' | 'headerRow'>;

/** The steps of importing a file of systems: choose, map, check, import. */
export function useImport() {
  const { cache, query } = useApolloClient();
  const [ownFields, setOwnFields] = useState<readonly OwnField[]>([]);
  const [file, setFile] = useState<File>();
  const [mapping, setMapping] = useState<Mapping>();
  const [preview, setPreview] = useState<Previewed>();
  /** Whether the mapping differs from that of the preview. */
  const [isStale, setStale] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<'reading' | 'importing'>();
  const [progress, setProgress] = useState<Progress>();

  async function run(what: 'reading' | 'importing', work: () => Promise<void>) {
    setBusy(what);
    setFailure(undefined);
    setProgress(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setBusy(undefined);
    }
  }

  /** Shows the effect of a mapping. A newly chosen field with values gets guesses for them, which count from the start. */
  async function look(reading: Reading & { mapping: Mapping }) {
    const first = await previewSystems(reading);
    const guessed = withGuesses(reading.mapping, first.columns);
    const isSame = JSON.stringify(guessed) === JSON.stringify(reading.mapping);
    setPreview(isSame ? first : await previewSystems({ ...reading, mapping: guessed }));
    setMapping(guessed);
    setStale(false);
  }

  const read = (chosen: File, place: Place = {}) =>
    run('reading', async () => {
      setPreview(undefined);
      setMapping(undefined);
      const [{ columns, saved, sheet, headerRow }, own] = await Promise.all([
        previewSystems({ file: chosen, ...place }),
        query({ query: ownFieldsQuery }),
      ]);
      const fields = own.data?.ownFields ?? [];
      setOwnFields(fields);
      await look({ file: chosen, sheet, headerRow, mapping: firstMapping(columns, saved, fields) });
    });

  return {
    file,
    mapping,
    ownFields,
    preview,
    isStale,
    failure,
    busy,
    progress,
    choose(chosen: File | undefined) {
      if (!chosen) return;
      setFile(chosen);
      setPreview(undefined);
      setMapping(undefined);
      if (chosen.size > systemsFile.maxBytes) return setFailure(systemsFile.tooLarge);
      void read(chosen);
    },
    /** Reads another list of the file. */
    readAt(place: Place) {
      if (file) void read(file, place);
    },
    change(changed: Mapping) {
      setMapping(changed);
      setStale(true);
    },
    update() {
      if (!file || !mapping || !preview) return;
      const { sheet, headerRow } = preview;
      void run('reading', () => look({ file, sheet, headerRow, mapping }));
    },
    send() {
      if (!file || !mapping || !preview) return;
      const { sheet, headerRow } = preview;
      void run('importing', async () => {
        const { created, updated } = await importSystems({ file, sheet, headerRow, mapping }, setProgress);
        evictLists(cache);
        setPreview(undefined);
        setMapping(undefined);
        setFile(undefined);
        toast({
          title: 'Import finished',
          text: `${formatCount(created)} registered, ${formatCount(updated)} changed.`,
        });
      });
    },
  };
}
