import { MAX_FACT_LENGTH, MAX_NAME_LENGTH } from '@aicp/contracts/limits';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { FilesField } from './FilesField.tsx';
import type { Calls, GivenFile, Question, Request } from './request.ts';

/** How long nothing is written before it is saved. */
const PAUSE_MS = 1_200;

type Props = {
  question: Question;
  number: number;
  value: string;
  files: GivenFile[];
  calls: Calls;
  onSaved: (request: Request) => void;
  onFiles: (files: GivenFile[]) => void;
};

/** A question with the place for its answer and for files. It saves what is written by itself, and says so. */
export function QuestionFields({ question, number, value, files, calls, onSaved, onFiles }: Props) {
  const { id, text, kind, options, citation } = question;
  const [written, setWritten] = useState(value);
  const [error, setError] = useState<string>();
  const [state, setState] = useState<'saving' | 'saved'>();
  /** What is on the server; undefined when a save has failed. */
  const saved = useRef<string | undefined>(value);
  /** What the server last said it has. */
  const confirmed = useRef(value);
  const timer = useRef<number>(undefined);
  // Sending has saved again what failed here.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setError(undefined);
  }

  async function save(answer: string) {
    window.clearTimeout(timer.current);
    if (answer === saved.current) return;
    saved.current = answer;
    setState('saving');
    try {
      onSaved(await calls.save({ [id]: answer }));
      confirmed.current = answer;
      setState('saved');
      setError(undefined);
    } catch (failed) {
      saved.current = undefined;
      setState(undefined);
      // Whether an earlier change arrived no one knows: it is saved again with the sending, and nothing of theirs is lost.
      if (answer !== confirmed.current) setError(failureOf(failed).message.replace(`${id}: `, 'It '));
    }
  }
  const leave = useEffectEvent(() => {
    if (document.hidden) void save(written);
  });
  useEffect(() => {
    const follow = () => leave();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  function write(answer: string) {
    setWritten(answer);
    setState(undefined);
    if (answer === confirmed.current) setError(undefined);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(answer), PAUSE_MS);
  }

  const field = {
    label: (
      <>
        <span className="figures text-muted">{number}.</span> {text}
      </>
    ),
    hint: hintOf(citation, state),
    error,
    value: written,
    onBlur: () => void save(written),
  };
  return (
    <div>
      {kind === 'text' && (
        <TextArea
          {...field}
          rows={3}
          maxLength={MAX_FACT_LENGTH}
          onChange={event => write(event.currentTarget.value)}
        />
      )}
      {(kind === 'line' || kind === 'day') && (
        <Field
          {...field}
          type={kind === 'day' ? 'date' : 'text'}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onChange={event => write(event.currentTarget.value)}
        />
      )}
      {kind === 'choice' && (
        <Select {...field} onChange={event => write(event.currentTarget.value)}>
          <option value="">No answer</option>
          {Object.entries(options).map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </Select>
      )}
      {(takesFiles(question) || files.length > 0) && (
        <FilesField question={question} number={number} files={files} calls={calls} onFiles={onFiles} />
      )}
    </div>
  );
}

/** A file helps with a text, and where the question asks for one; a date, a choice or a number is written. */
const takesFiles = ({ kind, text }: Question) => kind === 'text' || /attach/.test(text);

function hintOf(citation: Question['citation'], state: 'saving' | 'saved' | undefined): ReactNode {
  const said = state === 'saving' ? 'Saving...' : state === 'saved' ? 'Saved' : '';
  // The line is there before it says anything: a button below that moved while it is pressed would miss the press.
  if (!citation) return said || '\u00a0';
  return (
    <>
      <a href={citation.url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        {citation.label}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {said && ` · ${said}`}
    </>
  );
}
