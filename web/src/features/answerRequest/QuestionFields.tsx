import { MAX_FACT_LENGTH, MAX_NAME_LENGTH } from '@aicp/contracts/limits';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { FilesField } from './FilesField.tsx';
import type { Calls, GivenFile, Question, Request } from './request.ts';

/** The pause in typing before the text is saved. */
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

/** A question with fields for its answer and files. It saves automatically and says so. */
export function QuestionFields({ question, number, value, files, calls, onSaved, onFiles }: Props) {
  const { id, text, kind, options, citation } = question;
  const [written, setWritten] = useState(value);
  const [error, setError] = useState<string>();
  const [state, setState] = useState<'saving' | 'saved'>();
  /** The value on the server; undefined after a failed save. */
  const saved = useRef<string | undefined>(value);
  /** The value that the server last confirmed. */
  const confirmed = useRef(value);
  const timer = useRef<number>(undefined);
  // Sending has also saved the text that failed here.
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
      // An earlier change may or may not have arrived. Sending saves the text again, so nothing is lost.
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

/** Files can support a text answer or a question that requests attachments; dates, choices and numbers are typed. */
const takesFiles = ({ kind, text }: Question) => kind === 'text' || /attach/.test(text);

function hintOf(citation: Question['citation'], state: 'saving' | 'saved' | undefined): ReactNode {
  const said = state === 'saving' ? 'Saving...' : state === 'saved' ? 'Saved' : '';
  // The line has its height even when empty. Otherwise a button below would move while it is pressed.
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
